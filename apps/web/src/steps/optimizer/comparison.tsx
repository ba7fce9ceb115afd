import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { inked } from '../../lib/inked.ts';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { AddedList } from './added-list.tsx';
import { type AskedIdea, genreName, type OptimizedIdea } from './optimizer-draft.ts';
import styles from './optimizer-step.module.css';
import { partsOf } from './parts-of.ts';

interface ComparisonProps {
  asked: AskedIdea;
  answer: OptimizedIdea;
}

/** The idea beside what was made of it. */
export function Comparison({ asked, answer }: ComparisonProps) {
  return (
    <div className={styles.bench}>
      <div className={styles.form}>
        <section className={styles.original} aria-labelledby="original-idea">
          <header>
            <h2 id="original-idea">Your idea</h2>
            <TapeLabel>{genreName(asked.genre)}</TapeLabel>
          </header>
          <p>{asked.idea}</p>
        </section>
        <AddedList added={answer.added} />
      </div>
      <PromptSheet
        title="The prompt"
        lead="Your words lie under the marker"
        segments={inked(answer.segments)}
        parts={partsOf(asked.mode)}
        here="subject"
      />
    </div>
  );
}
