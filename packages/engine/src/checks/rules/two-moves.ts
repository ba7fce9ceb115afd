import { manners } from '../../language/moves/manners.ts';
import type { Movement } from '../../shot/words.ts';
import { cutOut, smallClause } from '../cut-out.ts';
import type { Rule } from '../rule.ts';

/** One move a shot; where a generator takes several at once, as many as it takes. */
export const twoMoves: Rule = {
  find: ({ text, mode, model, name, said }) => {
    if (mode === 'photo' || model?.input.value === 'script') return [];
    const moves = said('camera.movement')
      .filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at)
      .filter(({ value }, at) => !manners.has(value as Movement) && (value !== 'static' || at === 0));
    const most = model?.camera?.value.together ?? 1;
    const [first] = moves;
    const after = first ? `, after ${text.slice(first.start, first.end)}` : '';
    return moves.slice(most).map((move) => {
      const clause = smallClause(text, move);
      return {
        severity: 'warning',
        span: move,
        says: `${most === 1 ? 'A second' : 'One more'} camera move: ${text.slice(move.start, move.end)}${after}.`,
        because:
          most === 1
            ? `In one clip ${name} mixes two moves into neither. Give the second one a shot of its own.`
            : `${name} combines ${most} at the most.`,
        ...(clause && { fix: { label: 'Keep the first move', edits: [cutOut(text, clause)] } }),
      };
    });
  },
};
