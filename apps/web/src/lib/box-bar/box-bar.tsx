import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { KEEPS_WORDS } from '../../ui/prompt-surface/use-picked-words.ts';
import styles from './box-bar.module.css';

/** What can be done with words selected in a box: below it for a mouse, above the keyboard for a thumb. */
export function BoxBar({ children }: { children: ReactNode }) {
  const keyboard = useKeyboardHeight();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what lies on it is pressed; it keeps the words selected
    <div
      className={styles.bar}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      // Pressing it takes neither the focus nor the selection from the box.
      onMouseDown={(event) => event.preventDefault()}
      {...{ [KEEPS_WORDS]: '' }}
    >
      {children}
    </div>
  );
}

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
