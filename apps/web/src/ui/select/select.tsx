import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import type { Choice } from '../popup/choice.ts';
import popup from '../popup/popup.module.css';
import styles from './select.module.css';

interface SelectProps<Value extends string>
  extends Pick<FieldFrameProps, 'label' | 'note' | 'error' | 'isDisabled'> {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** While nothing is chosen. */
  placeholder?: string;
}

/** One of many that are known by name. Letters typed while it is open go to the first that begins with them. */
export function Select<Value extends string>({
  choices,
  value,
  onChange,
  placeholder = 'Not chosen',
  ...frame
}: SelectProps<Value>) {
  return (
    <FieldFrame {...frame}>
      {({ id, labelId, className, ...wired }) => (
        <Base.Root
          items={choices}
          value={value ?? null}
          disabled={frame.isDisabled}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Base.Trigger {...wired} id={id} aria-labelledby={`${labelId} ${id}`} className={styles.trigger}>
            <span className={className}>
              <Base.Value placeholder={placeholder} />
            </span>
            <span className={styles.arrow}>{frame.isDisabled ? <Lock /> : <ChevronDown />}</span>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup className={popup.popup}>
                <Base.List className={popup.list}>
                  {choices.map((choice) => (
                    <Base.Item
                      key={choice.value}
                      className={popup.item}
                      value={choice.value}
                      disabled={choice.isDisabled}
                    >
                      <Base.ItemText className={popup.fill}>{choice.label}</Base.ItemText>
                      {choice.meta && <span className={popup.meta}>{choice.meta}</span>}
                      <Base.ItemIndicator className={styles.sign}>
                        <Check />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  );
}
