import { storyboardLimits } from '@cuewright/contract';
import { type BoardFrame, type FrameSize, frameSizes } from '@cuewright/engine/storyboard';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './frame-card.module.css';
import { SecondsField } from './seconds-field.tsx';

interface FrameBoxesProps {
  frame: BoardFrame;
  onChange: (change: Partial<BoardFrame>) => void;
}

const NONE = 'none';
const sizes = [
  { value: NONE, label: 'Not said' },
  ...frameSizes.map(({ id, short, name }) => ({ value: id, label: name, meta: short })),
];

/** What the floor needs to know of a frame. */
export function FrameBoxes({ frame, onChange }: FrameBoxesProps) {
  const { size, move, lens, duration, dialogue, note } = frame;
  return (
    <div className={styles.boxes}>
      <div className={styles.most}>
        <Select
          label="Size"
          choices={sizes}
          value={size ?? NONE}
          onChange={(next) => onChange({ size: next === NONE ? null : (next as FrameSize) })}
        />
      </div>
      <SecondsField value={duration} onChange={(next) => onChange({ duration: next })} />
      <div className={styles.most}>
        <Field
          label="Move"
          placeholder="Locked off"
          max={storyboardLimits.shortText}
          value={move}
          onChange={(next) => onChange({ move: next })}
        />
      </div>
      <Field
        label="Lens"
        placeholder="50mm"
        max={storyboardLimits.shortText}
        value={lens}
        onChange={(next) => onChange({ lens: next })}
      />
      <div className={styles.wide}>
        <Textarea
          label="Dialogue"
          rows={1}
          max={storyboardLimits.longText}
          value={dialogue}
          onChange={(next) => onChange({ dialogue: next })}
        />
      </div>
      <div className={styles.wide}>
        <Textarea
          label="Note"
          rows={1}
          max={storyboardLimits.longText}
          value={note}
          onChange={(next) => onChange({ note: next })}
        />
      </div>
    </div>
  );
}
