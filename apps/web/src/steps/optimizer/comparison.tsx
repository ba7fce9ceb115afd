import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { answeredText } from '../../lib/answered-text.ts';
import { inked } from '../../lib/inked.ts';
import { keptNews } from '../../lib/pinned-words/kept-news.ts';
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
  const by = answer.answered_by && answeredText(answer.answered_by);
  const news = answer.locked && keptNews(answer.locked);
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
        {news && (
          <p className={styles.by} role="status">
            {news}
          </p>
        )}
        {by && <p className={styles.by}>{by}</p>}
      </div>
      <PromptSheet
        title="The prompt"
        lead={answer.is_translated ? 'From your words, in English' : 'Your words lie under the marker'}
        segments={inked(answer.segments)}
        parts={partsOf(asked.mode)}
        here="subject"
        pinned={asked.locked}
      />
    </div>
  );
}
