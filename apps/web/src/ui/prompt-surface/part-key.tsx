import { classNames } from '../class-names.ts';
import { type Part, partLetters } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './part-key.module.css';

export interface KeyedPart {
  part: Part;
  /** "Camera". */
  name: string;
  /** How many words of the prompt it has. */
  words?: number;
  /** Nothing has been said of it yet. */
  isBlank?: boolean;
}

interface PartKeyProps {
  /** In the order in which the prompt has them. */
  parts: readonly KeyedPart[];
  here?: Part | undefined;
  /** "Parts of the prompt". */
  label: string;
  /** What a blank part is called to whoever does not see that it is: "blank". */
  blankWord: string;
  /** Goes to where the part is written. Without it the key is only read. */
  onChoose?: (part: Part) => void;
}

/** The key to the inks: which letter and which colour is which part, and how much of the prompt it has. */
export function PartKey({ parts, here, label, blankWord, onChoose }: PartKeyProps) {
  return (
    <ul className={styles.key} aria-label={label}>
      {parts.map(({ part, name, words: count, isBlank = false }) => {
        const cell = {
          className: classNames(
            styles.cell,
            partInk(part),
            isBlank && styles.blank,
            part === here && styles.here,
          ),
          ...(part === here && { 'aria-current': 'step' as const }),
        };
        const words = (
          <>
            <b>{partLetters[part]}</b> <span>{name}</span>
            {count !== undefined && !isBlank && (
              <>
                {' '}
                <span className={styles.count}>{count}</span>
              </>
            )}
            {isBlank && <VisuallyHidden>, {blankWord}</VisuallyHidden>}
          </>
        );
        return (
          <li key={part}>
            {onChoose ? (
              <button type="button" {...cell} onClick={() => onChoose(part)}>
                {words}
              </button>
            ) : (
              <span {...cell}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
