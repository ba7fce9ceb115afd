import { isolateText } from '@cuewright/engine/text';
import { Pin } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { cutText } from '../cut-text.ts';
import styles from './pinned-words.module.css';
import type { SelectedWords } from './use-selected-words.ts';

interface PinBarProps {
  selected: SelectedWords;
  onPin: () => void;
}

/** Pins what is selected: beside it for a mouse, above the keyboard for a thumb; below a box, which is what one looks at. */
export function PinBar({ selected: { words, x, y, isInBox }, onPin }: PinBarProps) {
  const keyboard = useKeyboardHeight();
  const place = { '--x': `${x}px`, '--y': `${y}px`, '--keyboard': `${keyboard}px` } as CSSProperties;
  return (
    <div className={classNames(styles.bar, isInBox && styles.below)} style={place} data-pin-bar>
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
