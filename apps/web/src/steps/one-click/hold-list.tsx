import { type RollPart, type RollTexts, rollParts } from '@cuewright/engine/methods/one-click';
import { Lock, LockOpen } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import styles from './hold-list.module.css';
import { inkOf, rollPartNames } from './roll-part-names.ts';

interface HoldListProps {
  /** Nothing for a finished prompt, which has no parts. */
  parts: RollTexts | undefined;
  held: readonly RollPart[];
  onToggle: (part: RollPart) => void;
  onPutTogether: () => void;
  isRolling: boolean;
}

/** What the shown roll is made of. What is held stays in the next one. */
export function HoldList({ parts, held, onToggle, onPutTogether, isRolling }: HoldListProps) {
  return (
    <section className={styles.hold} aria-labelledby="hold-parts">
      <header className={styles.head}>
        <h2 id="hold-parts">Hold what you like</h2>
        {held.length > 0 && <p>{held.length} held, the rest rolls</p>}
      </header>
      {parts ? (
        <ul className={styles.parts}>
          {rollParts.map((part) => {
            const text = parts[part];
            if (text === undefined) return null;
            const isHeld = held.includes(part);
            return (
              <li key={part}>
                <button
                  type="button"
                  className={styles.part}
                  aria-pressed={isHeld}
                  disabled={isRolling}
                  onClick={() => onToggle(part)}
                >
                  <span className={classNames(styles.letter, partInk(inkOf[part]))} aria-hidden="true">
                    {partLetters[inkOf[part]]}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{rollPartNames[part]}</span>
                    <span className={classNames(styles.text, isRolling && !isHeld && styles.veiled)}>
                      {text}
                    </span>
                  </span>
                  {isHeld ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
                </button>
              </li>
            );
          })}
        </ul>
      ) : (
        <div className={styles.whole}>
          <p>
            This prompt was written in one piece. One that is put together lets you hold its light, its person
            or its place, and roll the rest.
          </p>
          <Button size="s" isBusy={isRolling} onClick={onPutTogether}>
            Roll one in parts
          </Button>
        </div>
      )}
    </section>
  );
}
