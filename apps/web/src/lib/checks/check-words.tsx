import type { Check } from '@cuewright/engine/checks';
import { Wrench } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import styles from './checks-panel.module.css';

/** What a check says, why, and the button that mends it. */
export function CheckWords({ check: { says, because, fix }, onFix }: { check: Check; onFix: () => void }) {
  return (
    <div className={styles.words}>
      <p className={styles.says}>
        <b>{says}</b> {because}
      </p>
      {fix && (
        <Button size="s" onClick={onFix}>
          <Wrench />
          {fix.label}
        </Button>
      )}
    </div>
  );
}
