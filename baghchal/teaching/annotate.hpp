#pragma once

/// A teacher's notes written into a game record, as comments, glyphs and variations.
///
///   14. b2 $4 {[%baghchal $4] [%value tigers] [%distance 12] This gives the tigers …}
///       (14. c3 {[%baghchal] [%value draw] [%captures 3]} e5-d4 …)
///
/// All that is written is marked, so that it can be told from what a person has written and a
/// second analysis takes the place of the first: a comment that begins with `[%baghchal]` is ours,
/// one that begins with `[%baghchal $4]` says that the glyph is, too, and a variation is whose only
/// addition is such a comment behind its first move. Everything else in the record stays as it is.
/// The annotations are described in docs/notation.md.
///
/// Threads: pure functions.

#include "baghchal/engine/game_analysis.hpp"
#include "baghchal/notation/record.hpp"
#include "baghchal/teaching/notes.hpp"

namespace baghchal {

/// The record with the notes in its main line: the summary before the first move; behind each move
/// what it is worth and its note; instead of each move that is criticised what
/// would have been better. A move
/// that bears somebody's own `!` or `?` gets no glyph, and a variation that is there already is not
/// written again. Earlier notes of ours are taken out. Requires: analysis and notes are of the
/// record's main line, though the analysis may have been stopped.
Record annotated(const Record& record, const GameAnalysis& analysis, const GameNotes& notes);

/// The record without what `annotated` has written.
Record without_annotations(const Record& record);

/// "[%value draw] [%captures 3]", "[%value tigers] [%distance 12]", "[%estimate 2.5]".
std::string value_annotation(const Assessment& assessment, const Rules& rules);

}  // namespace baghchal
