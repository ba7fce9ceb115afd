import { RotateCcw, Volume2, VolumeX, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { AiraMark } from './aira-mark.tsx';
import { hasBeeps, switchBeeps } from './beeps.ts';
import styles from './chat-head.module.css';

interface ChatHeadProps {
  /** Of the name. */
  id: string;
  /** What she goes by. */
  children: string;
  canClear: boolean;
  onClear: () => void;
  onClose: () => void;
}

export function ChatHead({ id, children, canClear, onClear, onClose }: ChatHeadProps) {
  const [beeps, setBeeps] = useState(hasBeeps);
  return (
    <header className={styles.head}>
      <AiraMark isLarge />
      <div className={styles.title}>
        <h2 id={id}>Aira</h2>
        <p>{children}</p>
      </div>
      <IconButton
        label={beeps ? 'Switch typing sound off' : 'Switch typing sound on'}
        size="s"
        aria-pressed={beeps}
        onClick={() => {
          switchBeeps(!beeps);
          setBeeps(!beeps);
        }}
      >
        {beeps ? <Volume2 /> : <VolumeX />}
      </IconButton>
      <IconButton label="Clear this conversation" size="s" disabled={!canClear} onClick={onClear}>
        <RotateCcw />
      </IconButton>
      <IconButton label="Close Aira" size="s" onClick={onClose}>
        <X />
      </IconButton>
    </header>
  );
}
