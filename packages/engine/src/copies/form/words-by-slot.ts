import type { Reading } from '../../language/reading.ts';
import type { Kind, Statement } from '../../language/statement.ts';
import type { Part } from '../../shot/shot.ts';
import { partOfKind } from '../part-of-kind.ts';
import { edited } from '../pieces.ts';
import type { Stretch } from '../stretches.ts';
import type { Slot } from './guide.ts';

/** What is left of a box, read again. */
export interface SettledBox {
  readonly asks: Part;
  readonly said: Reading;
}

/** Words of one box that stand in one place of the copy. */
export interface SlotWords {
  readonly slot: Slot;
  readonly asks: Part;
  readonly words: readonly Stretch[];
  /** What of them was read. */
  readonly statements: readonly Statement[];
  readonly said: Reading;
}

/**
 * Words stand where their box says, unless they say themselves with more than a guess that they are of another kind. Only
 * whole statements between marks move, so nothing is left hanging.
 */
export function wordsBySlot(boxes: readonly SettledBox[], isSectioned: boolean): SlotWords[] {
  return boxes.flatMap(({ asks, said }) => {
    const tops = said.statements.filter(({ within }) => within === undefined);
    const bySlot = Map.groupBy(tops, (one) => slotOf(one, asks, said, isSectioned));
    return [...bySlot].map(([slot, statements]) => {
      const others = tops.filter((one) => !statements.includes(one));
      const words = edited(
        said,
        others.map(({ from, to }) => ({ from, to, by: '' })),
      );
      return { slot, asks, words, statements, said };
    });
  });
}

function slotOf(one: Statement, asks: Part, said: Reading, isSectioned: boolean): Slot {
  if (one.kind === 'line' && isSectioned && one.sure !== 'guess') return 'lines';
  if (one.kind === 'sound' && said.isClip && (one.sure !== 'guess' || UNSEEN.has(asks))) return 'audio';
  if (asks === 'technical' && one.sure !== 'guess' && FILED.has(one.kind)) return partOfKind[one.kind];
  return asks;
}

/** Boxes that ask for nothing that could make the sound. */
const UNSEEN: ReadonlySet<Part> = new Set(['camera', 'mood', 'light']);

const FILED: ReadonlySet<Kind> = new Set(['camera', 'move', 'light', 'mood']);
