import { memo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './start-over.module.css';

/** Empties the whole form; an Undo brings it back. */
export const StartOver = memo(function StartOver({ onPress }: { onPress: () => void }) {
  return (
    <Button look="bare" size="s" className={styles.over} onClick={onPress}>
      Start over
    </Button>
  );
});
