import { RotateCcw } from 'lucide-react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './slider.module.css';

interface SliderProps extends Pick<FieldFrameProps, 'label' | 'note' | 'isDisabled'> {
  /** Nothing, while it is left as it comes. */
  value: number | undefined;
  /** Where it stands while nothing is chosen. */
  resting: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number | undefined) => void;
}

/** A figure in a range, where about right is good enough. It can be let go again. */
export function Slider({ value, resting, min, max, step, onChange, ...frame }: SliderProps) {
  return (
    <FieldFrame
      {...frame}
      aside={
        <>
          <output className={styles.figure}>{value ?? `${resting}, not set`}</output>
          {value !== undefined && (
            <IconButton size="s" label={`Reset ${frame.label}`} onClick={() => onChange(undefined)}>
              <RotateCcw />
            </IconButton>
          )}
        </>
      }
    >
      {({ labelId: _, className: _class, ...wired }) => (
        <input
          {...wired}
          type="range"
          className={styles.range}
          min={min}
          max={max}
          step={step}
          value={value ?? resting}
          disabled={frame.isDisabled}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </FieldFrame>
  );
}
