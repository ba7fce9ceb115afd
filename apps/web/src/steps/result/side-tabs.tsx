import { type ReactNode, useState } from 'react';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './result.module.css';

interface SideTabsProps {
  /** Nothing as long as the prompt is not saved. */
  versions: ReactNode;
  /** Nothing until the prompt has been looked over. */
  said: ReactNode;
}

/** Versions, and what is said and left open: one at a time, beside the sheets. */
export function SideTabs({ versions, said }: SideTabsProps) {
  const [value, choose] = useState<'versions' | 'said'>('versions');
  if (!versions) return said;
  return (
    <div className={styles.tabs}>
      <Tabs
        label="About this prompt"
        value={value}
        onChange={choose}
        tabs={[
          { value: 'versions', label: 'Versions', panel: versions },
          { value: 'said', label: 'Said and open', panel: said },
        ]}
      />
    </div>
  );
}
