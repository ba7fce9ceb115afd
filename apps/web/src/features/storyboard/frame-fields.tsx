import { storyboardLimits } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { type BoardFrame, type FrameSize, frameSizes } from '@cuewright/engine/storyboard';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './frame-fields.module.css';
import { FramePrompt } from './frame-prompt.tsx';
import type { StripCell } from './frame-strip.tsx';
import { SecondsField } from './seconds-field.tsx';

interface FrameFieldsProps {
  frame: BoardFrame;
  number: number;
  /** The field that is written in first. */
  first: StripCell;
  onChange: (change: Partial<BoardFrame>) => void;
  onClose: () => void;
}

const NONE = 'none';
const sizes = [
  { value: NONE, label: 'Not said' },
  ...frameSizes.map(({ id, short, name }) => ({ value: id, label: name, meta: short })),
];
/** A board that was kept by the version before has none. */
const NO_MARKS: readonly Mark[] = [];

/** The strip as fields, each where its word stood, and under them the whole prompt of the frame. */
export function FrameFields({ frame, number, first, onChange, onClose }: FrameFieldsProps) {
  const { size, move, lens, duration, dialogue, note, prompt } = frame;
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    boxes.current
      ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea, button[role="combobox"])`)
      ?.focus();
  }, [first]);

  /** A list that is open closes first; it lies elsewhere in the page. */
  function closeByEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of a key that no field in it has a use for
    <div className={styles.fields} onKeyDown={closeByEscape}>
      <div ref={boxes} className={styles.boxes}>
        <div data-field="size">
          <Select
            label="Size"
            choices={sizes}
            value={size ?? NONE}
            onChange={(next) => onChange({ size: next === NONE ? null : (next as FrameSize) })}
          />
        </div>
        <div data-field="move">
          <Field
            label="Move"
            placeholder="Locked off"
            max={storyboardLimits.shortText}
            value={move}
            onChange={(next) => onChange({ move: next })}
          />
        </div>
        <div data-field="lens">
          <Field
            label="Lens"
            placeholder="50mm"
            max={storyboardLimits.shortText}
            value={lens}
            onChange={(next) => onChange({ lens: next })}
          />
        </div>
        <div data-field="seconds">
          <SecondsField value={duration} onChange={(next) => onChange({ duration: next })} />
        </div>
        <div data-field="only-here">
          <Textarea
            label="Note"
            rows={1}
            placeholder="What is only in this frame"
            max={storyboardLimits.longText}
            value={note}
            onChange={(next) => onChange({ note: next })}
          />
        </div>
        <div data-field="dialogue">
          <Textarea
            label="Dialogue"
            rows={1}
            max={storyboardLimits.longText}
            value={dialogue}
            onChange={(next) => onChange({ dialogue: next })}
          />
        </div>
      </div>
      <Paper
        level={3}
        title={
          <>
            Frame Prompt<VisuallyHidden> of frame {number}</VisuallyHidden>
          </>
        }
        actions={
          <Button size="s" aria-label={`Close frame ${number}`} onClick={onClose}>
            Close
          </Button>
        }
      >
        <FramePrompt
          number={number}
          value={prompt}
          marks={frame.marks ?? NO_MARKS}
          onChange={(next) => onChange({ prompt: next })}
          onMarks={(marks) => onChange({ marks: [...marks] })}
        />
      </Paper>
    </div>
  );
}
