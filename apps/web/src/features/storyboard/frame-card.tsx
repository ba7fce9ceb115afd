import { type Storyboard, storyboardLimits } from '@cuewright/contract';
import type { BoardFrame } from '@cuewright/engine/storyboard';
import { Copy, GripVertical, MoveLeft, MoveRight, RefreshCw, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { offerUndo } from '../../ui/toast/offer-undo.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { changeFrame, duplicateFrame, putBackFrame, removeFrame } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';
import { drawFailureText } from './draw-failure-text.ts';
import type { Drawing, FrameWork } from './drawing.ts';
import styles from './frame-card.module.css';
import { frameElementId } from './frame-element-id.ts';
import { FrameFields } from './frame-fields.tsx';
import { FrameStrip, type StripCell } from './frame-strip.tsx';
import { FRAME_ATTRIBUTE, type Grip } from './use-reorder.ts';

interface FrameCardProps {
  frame: BoardFrame;
  /** From nothing. */
  index: number;
  count: number;
  originalPrompt: string;
  ratio: Storyboard['ratio'];
  work: FrameWork | undefined;
  store: BoardStore;
  drawing: Drawing;
  isDragged: boolean;
  grip: Grip;
  announce: (text: string) => void;
}

const pictureWords = {
  loading: 'Loading the picture',
  failed: 'The picture did not load.',
  retry: 'Try again',
};

/** One frame: its picture first, and under it a strip that opens into fields. */
export const FrameCard = memo(function FrameCard({
  frame,
  index,
  count,
  originalPrompt,
  ratio,
  work,
  store,
  drawing,
  isDragged,
  grip,
  announce,
}: FrameCardProps) {
  const { id, imageUrl, isSketch } = frame;
  /** The field that it was opened at. */
  const [opened, setOpened] = useState<StripCell>();
  const isOpen = opened !== undefined;
  const strip = useRef<HTMLButtonElement>(null);
  const number = index + 1;
  const isDrawing = work?.is === 'drawing';
  const change = (given: Partial<BoardFrame>) =>
    store.edit(({ frames }) => ({ frames: changeFrame(frames, id, given) }));

  function remove() {
    drawing.cancel(id);
    const card = document.getElementById(frameElementId(id));
    const beside = card?.nextElementSibling ?? card?.previousElementSibling;
    store.edit(({ frames }) => ({ frames: removeFrame(frames, id) }));
    if (beside) beside.querySelector('h2')?.focus();
    else focusHeading();
    announce(`Frame ${number} deleted`);
    offerUndo({
      title: `Frame ${number} deleted`,
      undo: () => store.edit(({ frames }) => ({ frames: putBackFrame(frames, frame, index) })),
      // The board has saved itself without it.
      commit: () => {},
    });
  }
  function close() {
    flushSync(() => setOpened(undefined));
    strip.current?.focus();
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
        <div className={styles.number}>
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
          <h2 tabIndex={-1}>
            <VisuallyHidden>Frame </VisuallyHidden>
            {number}
          </h2>
        </div>
        <div className={styles.actions}>
          <Button
            size="s"
            look="bare"
            isBusy={isDrawing}
            aria-label={`${imageUrl ? 'Redraw' : 'Generate'}, frame ${number}`}
            onClick={() => void drawing.drawFrame(id)}
          >
            {!isDrawing && <RefreshCw />}
            {imageUrl ? 'Redraw' : 'Generate'}
          </Button>
          <MoreMenu of={`frame ${number}`}>
            <MenuItem
              icon={<MoveLeft />}
              isDisabled={index === 0}
              onChoose={() => grip.moveTo(id, index - 1)}
            >
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
      </div>
      <div className={styles.picture}>
        <PictureFrame
          src={imageUrl ?? undefined}
          isAwaited={isDrawing && imageUrl === null}
          alt={altOf(frame, number)}
          shape={ratio}
          isMarked={isSketch}
          isFirst={index < 4}
          words={pictureWords}
          empty={<p>Not drawn yet</p>}
        />
        {imageUrl && isSketch && (
          <p className={styles.label}>
            <TapeLabel>Sketch</TapeLabel>
          </p>
        )}
      </div>
      <div className={styles.said}>
        {isOpen ? (
          <FrameFields frame={frame} number={number} first={opened} onChange={change} onClose={close} />
        ) : (
          <FrameStrip
            ref={strip}
            frame={frame}
            number={number}
            originalPrompt={originalPrompt}
            onOpen={(cell) => setOpened(cell ?? 'size')}
          />
        )}
      </div>
      {work && (
        <div className={styles.work}>
          <WorkNote work={work} number={number} onCancel={() => drawing.cancel(id)} />
        </div>
      )}
    </li>
  );
});

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
