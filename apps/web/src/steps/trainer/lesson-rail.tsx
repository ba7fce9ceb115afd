import { type Lesson, lessons } from '@cuewright/engine/content/lessons';
import { ArrowLeft, Check } from 'lucide-react';
import { PageLink } from '../../lib/page-link.tsx';
import styles from './lesson-rail.module.css';
import { lessonHref, lessonsHref } from './trainer-address.ts';

interface LessonRailProps {
  /** The one that is read. */
  lesson: Lesson;
  /** What the list was narrowed to, and is again on the way back. */
  category: 'all' | Lesson['category'];
  done: ReadonlySet<string>;
}

/** Beside a lesson: all of them, and the way back to the list. */
export function LessonRail({ lesson, category, done }: LessonRailProps) {
  return (
    <aside className={styles.aside}>
      <PageLink className={styles.all} href={lessonsHref(category)}>
        <ArrowLeft aria-hidden="true" /> All lessons
      </PageLink>
      <nav aria-label="Lessons">
        <ol className={styles.rail}>
          {lessons.map(({ id, title, category: own }, n) => (
            <li key={id}>
              <PageLink href={lessonHref(id, category)} aria-current={id === lesson.id ? 'page' : undefined}>
                <span className={styles.n}>{n + 1}</span>
                <span>
                  <b>{title}</b>
                  <span>{own}</span>
                </span>
                {done.has(id) && <Check aria-label="Done" />}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}
