import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { KeyboardHint } from '../keyboard-hint/keyboard-hint.tsx';
import popup from '../popup/popup.module.css';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** What else can be done with a thing. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={4} align={align}>
          <Base.Popup className={classNames(popup.popup, styles.menu)}>
            <div className={popup.list}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  children: string;
  onChoose: () => void;
  icon?: ReactNode;
  /** Its shortcut, as in `mod+d`. */
  keys?: string;
  /** It deletes. */
  isDanger?: boolean;
  isDisabled?: boolean;
}

export function MenuItem({ children, onChoose, icon, keys, isDanger, isDisabled }: MenuItemProps) {
  return (
    <Base.Item
      className={classNames(popup.item, isDanger && styles.danger)}
      label={children}
      disabled={isDisabled}
      // The menu gives the focus back first: what is chosen may then put it elsewhere.
      onClick={() => setTimeout(onChoose)}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {keys && <KeyboardHint keys={keys} />}
    </Base.Item>
  );
}

/** Items that belong together, under a word that says how. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={popup.group}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
