import { ctoGuide } from '@cuewright/engine/content/cto-guide';
import { typeset } from '../../lib/typeset.ts';
import styles from './cto-guide.module.css';
import { CtoLetter } from './cto-letter.tsx';

export const GUIDE_ID = 'cto-guide';

/** How an instruction is put together, with an example of each part. */
export function CtoGuide() {
  return (
    <section id={GUIDE_ID} className={styles.guide} aria-labelledby={`${GUIDE_ID}-title`} tabIndex={-1}>
      <header>
        <h2 id={`${GUIDE_ID}-title`}>{ctoGuide.title}</h2>
        <p>{ctoGuide.intro}</p>
      </header>
      <div className={styles.parts}>
        {ctoGuide.parts.map(({ id, letter, name, text, example }) => (
          <div key={id}>
            <h3>
              <CtoLetter letter={letter} />
              {name}
            </h3>
            <p>{typeset(text)}</p>
            <p className={styles.example}>{example}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
