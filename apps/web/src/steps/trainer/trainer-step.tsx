import { lessons } from '@cuewright/engine/content/lessons';
import { lazy, Suspense, useEffect, useRef } from 'react';
import page from '../../app/shell/shell.module.css';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { focusHeading } from '../../lib/focus-heading.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { LessonView } from './lesson-view.tsx';
import { StoryTab } from './story-tab.tsx';
import { type TrainerTab, useTrainerAddress } from './trainer-address.ts';
import styles from './trainer-step.module.css';
import { useProgress } from './use-progress.ts';

/** Brings the glossary and the drawings along. */
const TechnicalTab = lazy(() =>
  import('./technical-tab.tsx').then(({ TechnicalTab }) => ({ default: TechnicalTab })),
);

/** The Art of AI Prompting: lessons that are told, and the words of the trade drawn. */
export function TrainerStep() {
  const [address, set] = useTrainerAddress();
  const { user } = useAuth();
  const { done, mark } = useProgress(user?.id);
  const lesson = lessons.find(({ id }) => id === address.lesson);
  const before = useRef(address.lesson);
  useEffect(() => {
    if (before.current === address.lesson) return;
    before.current = address.lesson;
    scrollTo({ top: 0 });
    focusHeading();
  }, [address.lesson]);
  const count = lessons.filter(({ id }) => done.has(id)).length;
  const progress = (
    <div className={styles.progress}>
      <ProgressStripe
        isThin
        done={count / lessons.length}
        label={
          <>
            <b>{count}</b> of <b>{lessons.length}</b> lessons done
          </>
        }
      />
    </div>
  );

  if (lesson)
    return (
      <div className={page.page}>
        <div className={styles.slim}>
          <p>The Art of AI Prompting</p>
          {progress}
        </div>
        <LessonView key={lesson.id} lesson={lesson} category={address.category} done={done} mark={mark} />
      </div>
    );

  return (
    <div className={page.page}>
      <PageHead title="The Art of AI Prompting" actions={progress}>
        Stories from the set, and the words of the trade. Lessons never count.
      </PageHead>
      <Tabs<TrainerTab>
        label="Approach"
        isOnGround
        value={address.tab}
        onChange={(tab) => void set({ tab, q: null })}
        tabs={[
          {
            value: 'story',
            label: 'Storytelling Approach',
            count: lessons.length,
            panel: (
              <StoryTab
                category={address.category}
                onCategory={(category) => void set({ category })}
                done={done}
              />
            ),
          },
          {
            value: 'technical',
            label: 'Technical Mastery',
            panel: (
              <Suspense fallback={<SkeletonLines label="Loading the vocabulary" lines={8} />}>
                <TechnicalTab
                  words={address.q}
                  group={address.group}
                  onWords={(q) => void set({ q })}
                  onGroup={(group) => void set({ group, q: null })}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
