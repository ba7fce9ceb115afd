import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import type { Choice } from '../popup/choice.ts';
import popup from '../popup/popup.module.css';
import styles from './combobox.module.css';

interface ComboboxProps<Value extends string>
  extends Pick<FieldFrameProps, 'label' | 'note' | 'error' | 'isDisabled'> {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  placeholder?: string;
  /** The choices are still on their way. */
  isLoading?: boolean;
  /** When nothing matches what was typed. */
  empty?: string;
}

/** One of more than fit in the head: typing narrows them down. */
export function Combobox<Value extends string>({
  choices,
  value,
  onChange,
  placeholder,
  isLoading = false,
  empty = 'Nothing is called that. Try fewer letters.',
  ...frame
}: ComboboxProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  return (
    <Base.Root
      items={choices}
      value={chosen}
      disabled={frame.isDisabled}
      autoHighlight
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(next) => onChange(next?.value)}
    >
      <FieldFrame {...frame}>
        {({ labelId: _, ...wired }) => (
          <Base.InputGroup className={styles.group}>
            <Base.Input {...wired} placeholder={placeholder} />
            <Base.Clear className={styles.clear} aria-label={`Clear ${frame.label}`}>
              <X />
            </Base.Clear>
            <Base.Trigger className={styles.arrow} aria-label={`Show every ${frame.label.toLowerCase()}`}>
              <ChevronDown />
            </Base.Trigger>
          </Base.InputGroup>
        )}
      </FieldFrame>
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={4}>
          <Base.Popup className={popup.popup} aria-busy={isLoading}>
            <Base.Status className={popup.said}>{isLoading && 'Loading …'}</Base.Status>
            <Base.Empty className={popup.said}>{!isLoading && empty}</Base.Empty>
            <Base.List className={popup.list}>
              {(choice: Choice<Value>) => (
                <Base.Item
                  key={choice.value}
                  className={popup.item}
                  value={choice}
                  disabled={choice.isDisabled}
                >
                  <span className={popup.fill}>{choice.label}</span>
                  {choice.meta && <span className={popup.meta}>{choice.meta}</span>}
                  <Base.ItemIndicator className={styles.sign}>
                    <Check />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
