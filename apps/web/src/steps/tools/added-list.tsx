import type { Enhanced } from '@cuewright/engine/enhance';
import { addedWords } from './added-words.ts';
import styles from './part-list.module.css';

const names: Record<Enhanced['added'][number]['field'], string> = {
  'camera.size': 'Shot size',
  'camera.lens': 'Lens',
  'camera.aperture': 'Aperture',
  'camera.movement': 'Movement',
  light: 'Light',
};

/** What the text did not say and the prompt does. */
export function AddedList({ added, written }: Pick<Enhanced, 'added' | 'written'>) {
  return (
    <section className={styles.list} aria-labelledby="what-was-added">
      <h2 id="what-was-added">What was added</h2>
      {added.length === 0 ? (
        <p>Nothing. Your text says all that a shot needs.</p>
      ) : (
        <dl>
          {added.map((one) => (
            <div key={one.field}>
              <dt>{names[one.field]}</dt>
              <dd>{addedWords(one, written)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
