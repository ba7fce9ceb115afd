import { kindMeanings, kindNames, readingExamples } from '@cuewright/engine/content/how-it-reads';
import { partOfKind } from '@cuewright/engine/inks';
import type { Kind } from '@cuewright/engine/statement';
import { useMemo } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import type { ReadLine } from '../../lib/reader/jobs/read-statements.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './how-it-reads-page.module.css';
import { ReadLinePaper } from './read-line-paper.tsx';

const kinds = Object.keys(kindMeanings) as Kind[];
const examples = readingExamples.map((text) => ({ text, mode: 'video' as const }));
const MOST_LETTERS = 500;

/** Of the lines that were read, the first words of this kind. */
function wordsOf(lines: readonly ReadLine[] = [], kind: Kind): string | undefined {
  const found = lines.flatMap(({ statements }) => statements).find((one) => one.kind === kind);
  return found && `“${found.words.replace(/^"|"$/g, '')}”`;
}

/** What the app takes from somebody's words, what it leaves alone, and twenty lines read while one looks. */
export function HowItReadsPage() {
  const [text, change] = useDraft('read-line', '', isText);
  const own = useAnswer(
    'readStatements',
    useMemo(() => (text.trim() === '' ? undefined : [{ text, mode: 'video' as const }]), [text]),
  );
  const read = useAnswer('readStatements', examples);
  return (
    <article className={styles.page}>
      <PageHead title="How Cuewright reads you">
        Your words stay yours. They are read once, coloured by what they are about, and moved only where your
        text leaves no doubt.
      </PageHead>

      <section className={styles.section} aria-labelledby="taken">
        <h2 id="taken">What it takes from your words</h2>
        <ul>
          <li>
            <b>Settings.</b> “9:16” or “8 seconds” go into the generator’s own fields, if it has them.
          </li>
          <li>
            <b>What must not be there.</b> “No text” goes into the negative prompt. A generator without one
            gets it in words, or you see that it was left off.
          </li>
          <li>
            <b>Notes to us.</b> “Could you make me …” and “must be licence free” are about the job, so they
            stay out of the picture.
          </li>
          <li>
            <b>What you take back.</b> After “a red bus, no wait, a green one” the bus is green.
          </li>
        </ul>
      </section>

      <section className={styles.section} aria-labelledby="left-alone">
        <h2 id="left-alone">What it leaves alone</h2>
        <p>
          Everything else, in your order and your spelling. Words on a sign and words that are spoken are kept
          letter for letter. “A market square” is a place and no picture format, and the number 1080 on a
          jersey is a number. Whatever a copy could not use is listed beside it, with the reason.
        </p>
      </section>

      <section className={styles.section} aria-labelledby="unsure">
        <h2 id="unsure">When it isn’t sure</h2>
        <p>
          A guess only picks a colour: it never moves or removes a word. If two things in your text can’t both
          be true, you are asked which one you mean. You don’t have to answer.
        </p>
      </section>

      <section className={styles.section} aria-labelledby="kinds">
        <h2 id="kinds">What the colours mean</h2>
        <dl className={styles.kinds}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>
                <span className={classNames(styles.letter, partInk(partOfKind[kind]))} aria-hidden="true">
                  {partLetters[partOfKind[kind]]}
                </span>
                {kindNames[kind]}
              </dt>
              <dd>{wordsOf(read?.answer, kind) ?? kindMeanings[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.section} aria-labelledby="own-line">
        <h2 id="own-line">Try a line of your own</h2>
        <Textarea
          label="Your line"
          value={text}
          onChange={(next) => change(() => next)}
          max={MOST_LETTERS}
          counted="near-end"
          rows={2}
          isProse
          placeholder="A lighthouse keeper waves at dusk, no boats, 16:9"
          note="It is read on this page and sent nowhere."
        />
        {text.trim() !== '' && <ReadLinePaper line={text} read={own?.answer[0]} />}
      </section>

      <section className={styles.section} aria-labelledby="examples">
        <h2 id="examples">Twenty lines, read as you look</h2>
        <ol className={styles.examples}>
          {readingExamples.map((line, n) => (
            <li key={line}>
              <ReadLinePaper line={line} read={read?.answer[n]} />
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
