import { AArrowDown, AArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chooseTypeSize, onLookChange, shownTypeSize, typeSizes } from './look.ts';
import styles from './type-size-control.module.css';

/** Larger or smaller type, everywhere in the app. */
export function TypeSizeControl() {
  const size = useSyncExternalStore(onLookChange, shownTypeSize);
  const place = typeSizes.indexOf(size);
  const [smaller, larger] = [typeSizes[place - 1], typeSizes[place + 1]];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label="Size of type" className={styles.control}>
      <IconButton
        label="Smaller type"
        disabled={smaller === undefined}
        onClick={() => smaller && chooseTypeSize(smaller)}
      >
        <AArrowDown />
      </IconButton>
      <output>{size} px</output>
      <IconButton
        label="Larger type"
        disabled={larger === undefined}
        onClick={() => larger && chooseTypeSize(larger)}
      >
        <AArrowUp />
      </IconButton>
    </div>
  );
}
