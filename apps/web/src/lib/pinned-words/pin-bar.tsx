import { isolateText } from '@cuewright/engine/text';
import { Pin } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { KEEPS_WORDS } from '../../ui/prompt-surface/use-picked-words.ts';
import { cutText } from '../cut-text.ts';
import styles from './pinned-words.module.css';

interface PinBarProps {
  words: string;
  onPin: () => void;
}

/** Pins what is selected in a box: below it for a mouse, above the keyboard for a thumb. */
export function PinBar({ words, onPin }: PinBarProps) {
  const keyboard = useKeyboardHeight();
  return (
    <div
      className={styles.bar}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      {...{ [KEEPS_WORDS]: '' }}
    >
      <Button
        // Pressing it takes neither the focus nor the selection from the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPin}
      >
        <Pin aria-hidden="true" />
        Pin “{isolateText(words.length > SHOWN ? `${cutText(words, SHOWN)}…` : words)}”
      </Button>
    </div>
  );
}

const SHOWN = 28;

/** What a keyboard on the screen covers of the page. */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(coveredHeight);
  useEffect(() => {
    const look = () => setHeight(coveredHeight());
    window.visualViewport?.addEventListener('resize', look);
    window.visualViewport?.addEventListener('scroll', look);
    return () => {
      window.visualViewport?.removeEventListener('resize', look);
      window.visualViewport?.removeEventListener('scroll', look);
    };
  }, []);
  return height;
}

function coveredHeight(): number {
  const seen = window.visualViewport;
  return seen ? Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)) : 0;
}
