import { type Storyboard, storyboardLimits } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { type BoardFrame, shortSize } from '@cuewright/engine/storyboard';
import { ChevronDown, Copy, GripVertical, MoveLeft, MoveRight, RefreshCw, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { offerUndo } from '../../ui/toast/offer-undo.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { changeFrame, duplicateFrame, putBackFrame, removeFrame } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';
import { drawFailureText } from './draw-failure-text.ts';
import type { Drawing, FrameWork } from './drawing.ts';
import { FrameBoxes } from './frame-boxes.tsx';
import styles from './frame-card.module.css';
import { frameElementId } from './frame-element-id.ts';
import { FramePrompt } from './frame-prompt.tsx';
import { FRAME_ATTRIBUTE, type Grip } from './use-reorder.ts';

interface FrameCardProps {
  frame: BoardFrame;
  /** From nothing. */
  index: number;
  count: number;
  ratio: Storyboard['ratio'];
  work: FrameWork | undefined;
  store: BoardStore;
  drawing: Drawing;
  isDragged: boolean;
  grip: Grip;
  announce: (text: string) => void;
}

/** A board that was kept by the version before has none. */
const NO_MARKS: readonly Mark[] = [];

const pictureWords = {
  loading: 'Loading the picture',
  failed: 'The picture did not load.',
  retry: 'Try again',
};

/** One frame: its picture, what the floor needs to know, and its prompt. On a phone it is a strip that opens. */
export const FrameCard = memo(function FrameCard({
  frame,
  index,
  count,
  ratio,
  work,
  store,
  drawing,
  isDragged,
  grip,
  announce,
}: FrameCardProps) {
  const { id, imageUrl, isSketch, prompt } = frame;
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const number = index + 1;
  const isDrawing = work?.is === 'drawing';
  const change = (given: Partial<BoardFrame>) =>
    store.edit(({ frames }) => ({ frames: changeFrame(frames, id, given) }));

  function remove() {
    drawing.cancel(id);
    const card = document.getElementById(frameElementId(id));
    const beside = card?.nextElementSibling ?? card?.previousElementSibling;
    store.edit(({ frames }) => ({ frames: removeFrame(frames, id) }));
    if (beside) beside.querySelector('h3')?.focus();
    else focusHeading();
    announce(`Frame ${number} deleted`);
    offerUndo({
      title: `Frame ${number} deleted`,
      undo: () => store.edit(({ frames }) => ({ frames: putBackFrame(frames, frame, index) })),
      // The board has saved itself without it.
      commit: () => {},
    });
  }
  function duplicate() {
    store.edit(({ frames }) => ({ frames: duplicateFrame(frames, id, crypto.randomUUID()) }));
    announce(`Frame ${number} duplicated`);
  }

  return (
    <li
      id={frameElementId(id)}
      className={classNames(styles.frame, isOpen && styles.open, isDragged && styles.dragged)}
      {...{ [FRAME_ATTRIBUTE]: id }}
      aria-label={`Frame ${number} of ${count}`}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={`Move frame ${number}`}
          title="Drag, or use the arrow keys"
          onPointerDown={(event) => grip.onPointerDown(event, id)}
          onKeyDown={(event) => grip.onKeyDown(event, id)}
        >
          <GripVertical />
        </button>
        <h3 tabIndex={-1}>Frame {number}</h3>
        <p className={styles.said}>{saidOf(frame)}</p>
        <Button
          size="s"
          isBusy={isDrawing}
          aria-label={`${imageUrl ? 'Redraw' : 'Generate'}, frame ${number}`}
          onClick={() => void drawing.drawFrame(id)}
        >
          {!isDrawing && <RefreshCw />}
          {imageUrl ? 'Redraw' : 'Generate'}
        </Button>
        <MoreMenu of={`frame ${number}`}>
          <MenuItem icon={<MoveLeft />} isDisabled={index === 0} onChoose={() => grip.moveTo(id, index - 1)}>
            Move earlier
          </MenuItem>
          <MenuItem
            icon={<MoveRight />}
            isDisabled={number === count}
            onChoose={() => grip.moveTo(id, index + 1)}
          >
            Move later
          </MenuItem>
          <MenuItem icon={<Copy />} isDisabled={count >= storyboardLimits.maxFrames} onChoose={duplicate}>
            Duplicate
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger onChoose={remove}>
            Delete
          </MenuItem>
        </MoreMenu>
      </div>
      <div className={styles.picture}>
        <PictureFrame
          src={imageUrl ?? undefined}
          isAwaited={isDrawing && imageUrl === null}
          alt={altOf(frame, number)}
          shape={ratio}
          isMarked={isSketch}
          isFirst={index < 3}
          words={pictureWords}
          empty={<p>Not drawn yet</p>}
        />
        {imageUrl && isSketch && (
          <p className={styles.label}>
            <TapeLabel>Sketch</TapeLabel>
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.strip}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.line}>{frame.dialogue.trim() || prompt.trim() || 'No prompt yet'}</span>
        <ChevronDown aria-hidden="true" />
        <VisuallyHidden>
          {isOpen ? 'Close' : 'Open'} frame {number}
        </VisuallyHidden>
      </button>
      {work && (
        <div className={styles.work}>
          <WorkNote work={work} number={number} onCancel={() => drawing.cancel(id)} />
        </div>
      )}
      <div id={bodyId} className={styles.body}>
        <FrameBoxes frame={frame} onChange={change} />
        <Paper
          level={3}
          title={
            <>
              Frame Prompt<VisuallyHidden> of frame {number}</VisuallyHidden>
            </>
          }
        >
          <FramePrompt
            number={number}
            value={prompt}
            marks={frame.marks ?? NO_MARKS}
            onChange={(next) => change({ prompt: next })}
            onMarks={(marks) => change({ marks: [...marks] })}
          />
        </Paper>
      </div>
    </li>
  );
});

/** What the frame is, in a few letters: "CU · Push in · 4 s". */
function saidOf({ size, move, duration }: BoardFrame): string {
  return [shortSize(size), move.trim(), duration === null ? '' : `${duration} s`].filter(Boolean).join(' · ');
}

function altOf({ prompt, note }: BoardFrame, number: number): string {
  const said = (note.trim() || prompt.trim()).slice(0, 160);
  return said === '' ? `Frame ${number}` : `Frame ${number}: ${said}`;
}

function WorkNote({ work, number, onCancel }: { work: FrameWork; number: number; onCancel: () => void }) {
  switch (work.is) {
    case 'next':
      return <p>Next in line</p>;
    case 'drawing':
      return (
        <ProgressStripe
          isThin
          label="Drawing"
          action={
            <Button look="bare" size="s" aria-label={`Cancel drawing frame ${number}`} onClick={onCancel}>
              Cancel
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <p role="alert" className={styles.failure}>
          {drawFailureText(work.error)}
        </p>
      );
  }
}
