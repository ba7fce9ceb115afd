import { plural } from '@cuewright/engine/plural';
import { type HelpAddition, type HelpLeft, isLastTurn } from '../../lib/help/shown-help.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import styles from './help-lists.module.css';

const slotNames: Record<HelpAddition['slot'], string> = {
  light: 'Light',
  camera: 'Camera',
  when: 'When',
  place: 'Place',
  look: 'Look',
  finish: 'Finish',
  sound: 'Sound',
};

interface AddedListProps {
  title: string;
  /** As it came, with all its choices. */
  given: readonly HelpAddition[];
  /** As it is shown. */
  added: readonly HelpAddition[];
  turns: readonly number[];
  onNext: (at: number) => void;
  /** The prompt as it was taken: what is not in it was left out. */
  taken?: string | undefined;
  /** Where nothing was added. */
  nothing: string;
  by?: string | undefined;
}

/** What was not said and the prompt says: why, and what else would fit. */
export function AddedList({ title, given, added, turns, onNext, taken, nothing, by }: AddedListProps) {
  return (
    <section className={styles.list} aria-labelledby="help-added">
      <h2 id="help-added">{title}</h2>
      {added.length === 0 ? (
        <p className={styles.note}>{nothing}</p>
      ) : (
        <ul>
          {added.map(({ slot, part, text, why }, at) => {
            const own = given[at];
            const turn = turns[at] ?? 0;
            return (
              <li key={`${slot} ${own?.text}`} className={styles.row}>
                <span className={styles.name}>
                  {part !== 'spec-suffix' && (
                    <span className={classNames(styles.letter, partInk(part))} aria-hidden="true">
                      {partLetters[part]}
                    </span>
                  )}
                  {slotNames[slot]}
                </span>
                <span className={styles.said}>
                  <AddedText text={text} isTaken={taken === undefined || taken.includes(text)} />
                  {why && <span className={styles.why}>{why}</span>}
                </span>
                {own?.others && own.others.length > 0 && (
                  <span className={styles.turn}>
                    {isLastTurn(own, turn) ? (
                      <span role="status">That was the last choice.</span>
                    ) : (
                      <Button
                        size="s"
                        onClick={() => onNext(at)}
                        aria-label={`Next choice: ${slotNames[slot]}`}
                      >
                        Next choice
                      </Button>
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {by && <p className={styles.note}>{by}</p>}
    </section>
  );
}

function AddedText({ text, isTaken }: { text: string; isTaken: boolean }) {
  if (isTaken) return <span>{text}</span>;
  return (
    <span>
      <del className={styles.leftOut}>{text}</del> <span>Left out</span>
    </span>
  );
}

interface LeftListProps {
  left: readonly HelpLeft[];
  back: readonly number[];
  onBack: (at: number) => void;
}

/** What was about the job and not about the picture, each to be put back. */
export function LeftList({ left, back, onBack }: LeftListProps) {
  if (left.length === 0) return null;
  const words = left.reduce((count, { text }) => count + text.split(/\s+/).length, 0);
  return (
    <section className={styles.list} aria-labelledby="help-left">
      <h2 id="help-left">
        {words} {plural(words, 'word was', 'words were')} about the job, not the picture
      </h2>
      <ul>
        {left.map(({ text, at }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was left stays in its order
          <li key={`${at} ${nth}`} className={styles.leftRow}>
            <span className={styles.said}>{text}</span>
            <Button
              size="s"
              aria-pressed={back.includes(nth)}
              aria-label={`${back.includes(nth) ? 'Leave out' : 'Put back'}: ${text}`}
              onClick={() => onBack(nth)}
            >
              {back.includes(nth) ? 'Leave out' : 'Put back'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One more that is put back, or one less. */
export function toggled(back: readonly number[], at: number): number[] {
  return back.includes(at) ? back.filter((one) => one !== at) : [...back, at];
}
