import { type ReactNode, useState } from 'react';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './result.module.css';

interface SideTabsProps {
  /** Nothing as long as the prompt is not saved. */
  versions: ReactNode;
  /** Nothing until the prompt has been looked over. */
  said: ReactNode;
}

/** What became of the prompt, and what it settles: one at a time, beside the papers. */
export function SideTabs({ versions, said }: SideTabsProps) {
  const [value, choose] = useState<'versions' | 'said'>('versions');
  if (!versions) return said;
  return (
    <div className={styles.tabs}>
      <Tabs
        label="The prompt until now, and what it says"
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
