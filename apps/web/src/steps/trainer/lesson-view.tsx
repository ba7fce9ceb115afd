import { type Lesson, lessons } from '@cuewright/engine/content/lessons';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { typeset } from '../../lib/typeset.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Stripe } from '../../ui/stripe/stripe.tsx';
import { LessonRail } from './lesson-rail.tsx';
import { lessonText } from './lesson-text.ts';
import styles from './lesson-view.module.css';
import { lessonHref } from './trainer-address.ts';

/** Both read words, and bring the vocabulary along. */
const BeforeAfter = lazy(() =>
  import('./before-after.tsx').then(({ BeforeAfter }) => ({ default: BeforeAfter })),
);
const ChallengeForm = lazy(() =>
  import('./challenge-form.tsx').then(({ ChallengeForm }) => ({ default: ChallengeForm })),
);

interface LessonViewProps {
  lesson: Lesson;
  /** What the list was narrowed to, and is again on the way back. */
  category: 'all' | Lesson['category'];
  done: ReadonlySet<string>;
  mark: (lesson: string, isDone: boolean) => void;
}

/** A lesson: its story, what to keep of it, a scene twice, and one to write. */
export function LessonView({ lesson, category, done, mark }: LessonViewProps) {
  const show = useShowPrompt();
  const at = lessons.indexOf(lesson);
  const [before, after] = [lessons[at - 1], lessons[at + 1]];

  function apply() {
    const [example] = lesson.examples;
    if (!example) return;
    mark(lesson.id, true);
    show({
      mode: example.mode,
      prompt: example.after.prompt,
      isFromTrainer: true,
      title: lesson.title,
      category: lesson.category,
      technique: lesson.technique,
    });
  }

  return (
    <div className={styles.school}>
      <LessonRail lesson={lesson} category={category} done={done} />
      <article className={styles.article}>
        <header className={styles.head}>
          <Stripe />
          <div className={styles.nr}>
            <span>Lesson</span>
            <b>{at + 1}</b>
          </div>
          <div className={styles.what}>
            <p>
              {lesson.category}, {lesson.minutes} minutes
            </p>
            <h1>{lesson.title}</h1>
            <p>{typeset(lesson.summary)}</p>
          </div>
        </header>
        <div className={styles.tale}>
          <div className={styles.told}>
            {lesson.story.map((paragraph) => (
              <p key={paragraph}>{typeset(paragraph)}</p>
            ))}
          </div>
          <section aria-labelledby="points">
            <h2 id="points">Key points</h2>
            <ol className={styles.points}>
              {lesson.keyPoints.map(({ title, text }, n) => (
                <li key={title}>
                  <span className={styles.figure} aria-hidden="true">
                    {n + 1}
                  </span>
                  <span>
                    <b>{title}</b>
                    {typeset(text)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <Suspense fallback={<SkeletonLines label="Writing the scene" lines={10} />}>
          {lesson.examples.map((example) => (
            <BeforeAfter key={example.after.prompt} example={example} />
          ))}
          <ChallengeForm lesson={lesson} onMet={() => mark(lesson.id, true)} />
        </Suspense>
        <footer className={styles.foot}>
          <Button look="primary" onClick={apply}>
            Apply This Story Technique <ArrowRight />
          </Button>
          <CopyButton text={() => lessonText(lesson)} label="Copy Story Lesson" />
          <Chip isOn={done.has(lesson.id)} onChange={(isDone) => mark(lesson.id, isDone)}>
            Done
          </Chip>
          <nav aria-label="Next lesson">
            {before && (
              <PageLink href={lessonHref(before.id, category)}>
                <ArrowLeft aria-hidden="true" /> {before.title}
              </PageLink>
            )}
            {after && (
              <PageLink className={styles.next} href={lessonHref(after.id, category)}>
                {after.title} <ArrowRight aria-hidden="true" />
              </PageLink>
            )}
          </nav>
        </footer>
      </article>
    </div>
  );
}
