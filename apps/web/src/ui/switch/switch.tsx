import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  name?: string;
}

/** On or off, at once. Both words are there, so that nobody has to know which side is which. */
export function Switch({ children, isOn, onChange, isDisabled, name }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside Base.Root
    <label className={styles.row}>
      <Base.Root
        className={styles.switch}
        checked={isOn}
        disabled={isDisabled}
        name={name}
        onCheckedChange={onChange}
      >
        <span aria-hidden="true">Off</span>
        <span aria-hidden="true">On</span>
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
      <span>{children}</span>
    </label>
  );
}
