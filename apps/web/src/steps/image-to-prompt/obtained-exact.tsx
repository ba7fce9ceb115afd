import { provenanceLine } from '@cuewright/engine/recovered';
import type { HeldPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import styles from './obtained.module.css';

/** How the prompt was come by: it stood in the file. */
export function ObtainedExact({ facts }: { facts: HeldPrompt }) {
  const isSigned = facts.provenance.length > 0;
  return (
    <section className={styles.obtained} aria-labelledby="obtained">
      <span className={styles.ring} aria-hidden="true" />
      <div>
        <h2 id="obtained" tabIndex={-1} data-next>
          Exact
        </h2>
        <p>
          The file holds its own prompt, and this is it, word for word. It was read in this browser: nothing
          was sent, and nothing is counted.
        </p>
        {isSigned && <p>{provenanceLine(facts)}</p>}
      </div>
    </section>
  );
}
