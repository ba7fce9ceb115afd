import type { Enhanced } from '@cuewright/engine/enhance';
import styles from './tools.module.css';

const names: Record<Enhanced['added'][number]['field'], string> = {
  'camera.size': 'Shot size',
  'camera.lens': 'Lens',
  'camera.aperture': 'Aperture',
  'camera.movement': 'Movement',
  light: 'Light',
};

/** What the text did not say and the prompt does. */
export function AddedList({ added }: Pick<Enhanced, 'added'>) {
  return (
    <section className={styles.list} aria-labelledby="what-was-added">
      <h2 id="what-was-added">What was added</h2>
      {added.length === 0 ? (
        <p>Nothing. Your text says all that a shot needs.</p>
      ) : (
        <dl>
          {added.map(({ field, value }) => (
            <div key={field}>
              <dt>{names[field]}</dt>
              <dd>{value.replaceAll('-', ' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
