import { classNames } from '../../ui/class-names.ts';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import styles from './added-list.module.css';
import type { OptimizedIdea } from './optimizer-draft.ts';

const slotNames: Record<OptimizedIdea['added'][number]['slot'], string> = {
  light: 'Light',
  camera: 'Camera',
  when: 'When',
  place: 'Place',
  look: 'Look',
  finish: 'Finish',
  sound: 'Sound',
};

interface AddedListProps extends Pick<OptimizedIdea, 'added'> {
  /** The prompt as it was taken: what is not in it was left out. */
  taken: string;
}

/** What the idea did not say and the prompt does. */
export function AddedList({ added, taken }: AddedListProps) {
  return (
    <section className={styles.added} aria-labelledby="added-parts">
      <h2 id="added-parts">Added, part by part</h2>
      {added.length === 0 ? (
        <p className={styles.nothing}>Nothing. Your idea says all that a shot needs.</p>
      ) : (
        <dl>
          {added.map(({ slot, part, text }) => (
            <div key={`${slot} ${text}`} className={styles.row}>
              <dt>
                {part !== 'spec-suffix' && (
                  <span className={classNames(styles.letter, partInk(part))} aria-hidden="true">
                    {partLetters[part]}
                  </span>
                )}
                {slotNames[slot]}
              </dt>
              <dd>
                <AddedText text={text} taken={taken} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Clause by clause, as each can be left. */
function AddedText({ text, taken }: { text: string; taken: string }) {
  if (taken.includes(text)) return text;
  return (
    <>
      {text.split(/(?<=,)(?=\s)/).map((clause) =>
        taken.includes(clause.replace(/^\s+|,$/g, '')) ? (
          clause
        ) : (
          <del key={clause} className={styles.leftOut}>
            {clause}
          </del>
        ),
      )}{' '}
      <span>Left out</span>
    </>
  );
}
