import { useMemo } from 'react';
import { DifferencesHead } from '../../features/differences/differences-head.tsx';
import { DifferencesText } from '../../features/differences/differences-text.tsx';
import type { Differences } from '../../features/differences/use-differences.ts';
import { AddedList, LeftList, toggled } from '../../features/help/help-lists.tsx';
import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { answeredText } from '../../lib/answered-text.ts';
import { carryInks } from '../../lib/carry-inks.ts';
import { type HelpWishes, turned } from '../../lib/help/shown-help.ts';
import { inked } from '../../lib/inked.ts';
import { keptNews } from '../../lib/pinned-words/kept-news.ts';
import type { Saying } from '../../lib/said-words/use-sayable.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import styles from './comparison.module.css';
import { type AskedIdea, genreName, type OptimizedIdea } from './optimizer-draft.ts';
import page from './optimizer-step.module.css';
import { partsOf } from './parts-of.ts';

interface ComparisonProps {
  asked: AskedIdea;
  /** As it came. */
  given: OptimizedIdea;
  /** As it is shown. */
  answer: OptimizedIdea;
  wishes: HelpWishes;
  onWish: (next: HelpWishes) => void;
  differences: Differences;
  saying: Saying;
}

/** The idea beside what was made of it, and which of that is taken. */
export function Comparison({ asked, given, answer, wishes, onWish, differences, saying }: ComparisonProps) {
  const by = answer.answered_by && answeredText(answer.answered_by);
  const news = answer.locked && keptNews(answer.locked);
  const { count, taken, text } = differences;
  const segments = useMemo(() => carryInks(inked(answer.segments), text), [answer.segments, text]);
  return (
    <div className={page.bench}>
      <div className={page.form}>
        <section className={page.original} aria-labelledby="original-idea">
          <header>
            <h2 id="original-idea">Your idea</h2>
            <TapeLabel>{genreName(asked.genre)}</TapeLabel>
          </header>
          <p>{asked.idea}</p>
        </section>
        {count > 0 && (
          <section className={styles.differences} aria-labelledby="differences">
            <h2 id="differences">Take it or leave it</h2>
            <DifferencesHead
              differences={differences}
              from="the prompt"
              against="your idea"
              backTo="Back to your idea"
            />
            <DifferencesText differences={differences} />
          </section>
        )}
        <AddedList
          title="Added, and why"
          given={given.added}
          added={answer.added}
          turns={wishes.turns}
          onNext={(at) => onWish(turned(wishes, given.added, at))}
          taken={text}
          nothing={nothingText(given)}
        />
        <LeftList
          left={given.left ?? []}
          back={wishes.back}
          onBack={(at) => onWish({ ...wishes, back: toggled(wishes.back, at) })}
        />
        {news && (
          <p className={page.by} role="status">
            {news}
          </p>
        )}
        {by && <p className={page.by}>{by}</p>}
      </div>
      <div className={styles.taken}>
        <PromptSheet
          title="The prompt"
          lead={leadOf(answer, taken === count)}
          segments={segments}
          parts={partsOf(asked.mode)}
          here="subject"
          pinned={asked.locked}
          saying={saying}
        />
        <CopyButton label="Copy Prompt" text={text} />
      </div>
    </div>
  );
}

function nothingText({ is_free: isFree }: OptimizedIdea): string {
  return isFree
    ? 'Nothing was added, and no prompt was counted. Your idea already says what a shot needs, or it is not in English.'
    : 'Nothing was added. Your idea already says what a shot needs, or it is not in English.';
}

function leadOf({ is_translated: isTranslated }: OptimizedIdea, isWhole: boolean): string {
  if (!isWhole) return 'As you took it';
  return isTranslated ? 'From your words, in English' : 'Your words lie under the marker';
}
