import { roll } from '@cuewright/engine/methods/one-click';
import { useCallback, useState } from 'react';
import type { Mode } from '../../lib/address.ts';
import { readDraft, useDraft } from '../../lib/draft.ts';
import { emptyShelves, heldTexts, isShelves, type Shelf, withRoll } from './shelf.ts';

const NAME = 'one-click';

/** What was rolled in this tab, and how to roll on. */
export function useRolls(mode: Mode) {
  const [shelves, change] = useDraft(NAME, emptyShelves, isShelves);
  const [letGo, setLetGo] = useState(0);

  const edit = useCallback(
    (next: (shelf: Shelf) => Shelf) => change((all) => ({ ...all, [mode]: next(all[mode]) })),
    [change, mode],
  );
  const rollOn = useCallback(
    ({ inParts = false } = {}) => {
      const shelf = readDraft(NAME, emptyShelves, isShelves)[mode];
      const last = shelf.rolls.map((one) => ({ ...one, mode }));
      // After one that was put together, the engine puts all together.
      const before = inParts ? [...last, { mode, text: '', parts: {} }] : last;
      const next = withRoll(shelf, roll(mode, Math.random, { last: before, locked: heldTexts(shelf) }));
      setLetGo(shelf.held.length - next.held.length);
      edit(() => next);
    },
    [mode, edit],
  );
  return { shelf: shelves[mode], letGo, edit, rollOn };
}
