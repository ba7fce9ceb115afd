import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';
import { useActiveInView } from './use-active-in-view.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many things are behind it. */
  count?: number;
  isDisabled?: boolean;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The pages bring papers of their own, and stand on the ground. */
  isOnGround?: boolean;
}

/** Several pages in one place. Arrows, Home and End move between them, and the page follows. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isOnGround = false,
}: TabsProps<Value>) {
  const scroll = useActiveInView(`${value} ${tabs.map(({ count }) => count)}`);
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <div ref={scroll} className={styles.scroll}>
        <Base.List className={styles.list} aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.isDisabled}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString()}</span>}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          className={classNames(styles.panel, isOnGround && styles.onGround)}
          value={tab.value}
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
