import { storyboardLimits } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { frameMarks, framePrompt, newFrame, openings } from '@cuewright/engine/storyboard';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import type { Frames } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';
import { frameElementId } from './frame-element-id.ts';
import styles from './storyboard.module.css';

interface AddFrameProps {
  frames: Frames;
  originalPrompt: string;
  originalMarks: readonly Mark[];
  store: BoardStore;
}

/** One frame more: the prompt as it is, from one of the four distances, as an insert or from the other side; its note says what differs. */
export function AddFrame({ frames, originalPrompt, originalMarks, store }: AddFrameProps) {
  const [opening, setOpening] = useState<number>();
  const isFull = frames.length >= storyboardLimits.maxFrames;

  function add() {
    const begun = opening === undefined ? undefined : openings[opening];
    const { text } = framePrompt(originalPrompt, begun?.prefix);
    const marks = frameMarks(originalPrompt, originalMarks, begun?.prefix);
    const frame = {
      ...newFrame(crypto.randomUUID(), text, begun?.size ?? null),
      marks,
      note: begun?.differs ?? '',
    };
    store.edit((content) => ({ frames: [...content.frames, frame] }));
    requestAnimationFrame(() => {
      const added = document.getElementById(frameElementId(frame.id));
      added?.scrollIntoView({ block: 'nearest' });
      added?.querySelector('h2')?.focus({ preventScroll: true });
    });
  }

  return (
    <section className={styles.add} aria-label="Add a frame">
      <Button disabled={isFull} onClick={add}>
        <Plus />
        Add Another Frame
      </Button>
      {isFull ? (
        <p>A storyboard holds {storyboardLimits.maxFrames} frames.</p>
      ) : (
        <Chips label="Start the new frame as">
          {openings.map(({ prefix }, n) => (
            <Chip key={prefix} isOn={opening === n} onChange={(isOn) => setOpening(isOn ? n : undefined)}>
              {prefix}
            </Chip>
          ))}
        </Chips>
      )}
    </section>
  );
}
