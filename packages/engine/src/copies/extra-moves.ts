import type { Model } from '../catalogue/model.ts';
import { manners } from '../language/moves/manners.ts';
import type { Reading } from '../language/reading.ts';
import { isWithin, type Span, wordsOf } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import type { Term } from '../language/terms/term.ts';
import type { Movement } from '../shot/words.ts';
import type { Open } from '../writing/written.ts';

/** More moves of the camera than a generator makes at once. */
export interface ExtraMoves {
  /** Those that say nothing else: the first that was said is made. */
  readonly gone: readonly Statement[];
  /** Those that lead on to something in the picture, which only the person can give up. */
  readonly open: readonly Open[];
}

const NONE: ExtraMoves = { gone: [], open: [] };

export function extraMoves({ text, statements, terms }: Reading, model: Model): ExtraMoves {
  const most = model.camera?.value.together;
  if (most === undefined || model.camera?.value.kind === 'brackets') return NONE;
  const moves = terms.filter(
    ({ field, value, isDenied }) =>
      field === 'camera.movement' && !isDenied && value !== 'static' && !manners.has(value as Movement),
  );
  const gone: Statement[] = [];
  const open: Open[] = [];
  const [first] = moves;
  for (const move of moves.slice(most)) {
    const whole = statements.find((one) => one.within === undefined && isWithin(move, one));
    if (!first || !whole || move.value === first.value) continue;
    const choices = [wordsOf(text, first), wordsOf(text, move)];
    if (whole.kind === 'move' && saysOnly(text, whole, move)) gone.push(whole);
    else
      open.push({
        part: 'camera.movement',
        question: `${model.name} makes one camera move a clip: ${choices.join(' / ')}. Which one do you mean?`,
        choices,
      });
  }
  return { gone, open };
}

/** A still does not move: moves that say nothing else. */
export function movesOfStill({ text, statements, terms }: Reading): Statement[] {
  // "Hand held" is how a picture is taken as well.
  const moves = terms.filter(
    ({ field, value, isDenied }) =>
      field === 'camera.movement' && !isDenied && !manners.has(value as Movement),
  );
  return statements.filter((one) => {
    if (one.kind !== 'move' || one.within !== undefined) return false;
    const move = moves.find((term) => isWithin(term, one));
    return move !== undefined && saysOnly(text, one, move);
  });
}

const LINKS = /\b(?:and|then|finally|next|slowly|gently|quickly|the|a|camera)\b/gi;

/** Nothing beside the move and what links it. */
function saysOnly(text: string, whole: Span, move: Term): boolean {
  const rest = `${text.slice(whole.from, move.from)} ${text.slice(move.to, whole.to)}`.replace(LINKS, '');
  return !/[\p{L}\p{N}]/u.test(rest);
}
