import { type Lesson, lessonCategories, lessons } from '@cuewright/engine/content/lessons';
import { Check } from 'lucide-react';
import { PageLink } from '../../lib/page-link.tsx';
import { typeset } from '../../lib/typeset.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { FactLine } from '../../ui/fact-line/fact-line.tsx';
import { CharacterExamples } from './character-examples.tsx';
import { LessonIcon } from './lesson-icon.tsx';
import styles from './story-tab.module.css';
import { TemplateExamples } from './template-examples.tsx';
import { lessonHref } from './trainer-address.ts';

interface StoryTabProps {
  category: 'all' | Lesson['category'];
  onCategory: (category: 'all' | Lesson['category']) => void;
  done: ReadonlySet<string>;
}

/** The lessons, and what was made by them: people to cast and patterns to fill in. */
export function StoryTab({ category, onCategory, done }: StoryTabProps) {
  const shown = lessons.filter((lesson) => category === 'all' || lesson.category === category);
  return (
    <div className={styles.story}>
      <Chips label="Category" current={category}>
        {(['all', ...lessonCategories] as const).map((name) => (
          <Chip key={name} isOn={category === name} onChange={() => onCategory(name)}>
            {name === 'all' ? 'All' : name}
          </Chip>
        ))}
      </Chips>
      <ul className={styles.lessons} aria-label="Lessons">
        {shown.map((lesson) => (
          <li key={lesson.id} className={styles.lesson}>
            <span className={styles.sign}>
              <LessonIcon name={lesson.icon} />
            </span>
            <h2>
              <PageLink href={lessonHref(lesson.id, category)}>{lesson.title}</PageLink>
            </h2>
            <FactLine>
              <span>{lesson.category}</span>
              <span>{lesson.minutes} minutes</span>
              {done.has(lesson.id) && (
                <span className={styles.done}>
                  <Check aria-hidden="true" /> Done
                </span>
              )}
            </FactLine>
            <p>{typeset(lesson.summary)}</p>
          </li>
        ))}
      </ul>
      <CharacterExamples />
      <TemplateExamples />
    </div>
  );
}
