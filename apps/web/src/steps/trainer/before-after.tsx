import { unfilmable } from '@cuewright/engine/content/challenge';
import type { LessonExample } from '@cuewright/engine/content/lessons';
import { plural } from '@cuewright/engine/plural';
import { Check } from 'lucide-react';
import { ModelChoice, useWrittenFor } from '../../features/written-copy/model-choice.tsx';
import { useWrittenCopy } from '../../features/written-copy/use-written-copy.ts';
import { WrittenPaper } from '../../features/written-copy/written-paper.tsx';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import styles from './before-after.module.css';
import section from './lesson-section.module.css';

/** One scene twice, both as the generator that was chosen would get them. */
export function BeforeAfter({ example: { mode, before, after } }: { example: LessonExample }) {
  const [modelId] = useWrittenFor(mode);
  const { text } = useWrittenCopy(before.prompt, mode, modelId);
  const filler = new Set(text.match(unfilmable)?.map((word) => word.toLowerCase()));
  return (
    <section className={section.section} aria-labelledby="before-after">
      <header>
        <h2 id="before-after">Before and after</h2>
        <p>The same scene, as written and as shot</p>
        <div className={styles.model}>
          <ModelChoice mode={mode} />
        </div>
      </header>
      <div className={styles.pair}>
        <div>
          <Sketch text={before.prompt} mode={mode} />
          <Paper
            level={3}
            title="Before"
            lead={before.note}
            foot={
              <p>
                <b>{filler.size}</b> {plural(filler.size, 'word')} a lens cannot see
              </p>
            }
          >
            <p className={styles.draft}>
              {text.split(unfilmable).map((piece, n) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
                n % 2 === 1 ? <s key={n}>{piece}</s> : piece,
              )}
            </p>
          </Paper>
        </div>
        <div>
          <Sketch text={after.prompt} mode={mode} />
          <WrittenPaper
            title="After"
            lead={after.note}
            prompt={after.prompt}
            mode={mode}
            foot={
              <p className={styles.clear}>
                <Check aria-hidden="true" /> Every word can be lit, framed or heard
              </p>
            }
          />
        </div>
      </div>
    </section>
  );
}
