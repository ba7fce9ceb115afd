import { characterExamples, templateExamples } from '@cuewright/engine/content/lesson-examples';
import { type Lesson, lessonCategories, lessons } from '@cuewright/engine/content/lessons';
import { Check } from 'lucide-react';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { typeset } from '../../lib/typeset.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import { LessonIcon } from './lesson-icon.tsx';
import styles from './trainer.module.css';
import { lessonHref } from './trainer-address.ts';

interface StoryTabProps {
  category: 'all' | Lesson['category'];
  onCategory: (category: 'all' | Lesson['category']) => void;
  done: ReadonlySet<string>;
}

/** The lessons, and what was made by them: people to cast and patterns to fill in. */
export function StoryTab({ category, onCategory, done }: StoryTabProps) {
  const show = useShowPrompt();
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
            <p className={styles.facts}>
              <span>{lesson.category}</span>
              <span>{lesson.minutes} minutes</span>
              {done.has(lesson.id) && (
                <span className={styles.done}>
                  <Check aria-hidden="true" /> Done
                </span>
              )}
            </p>
            <p>{typeset(lesson.summary)}</p>
          </li>
        ))}
      </ul>
      <section className={styles.examples} aria-labelledby="characters">
        <header>
          <h2 id="characters">Character examples</h2>
          <p>Three marks a lens can see, and the marks at work</p>
        </header>
        <ul>
          {characterExamples.map(({ id, name, marks, mode, prompt }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p className={styles.marks}>
                {marks.map((mark) => (
                  <Stamp key={mark} isWeak>
                    {mark}
                  </Stamp>
                ))}
              </p>
              <p className={styles.prompt}>{prompt}</p>
              <div className={styles.press}>
                <Button
                  size="s"
                  aria-label={`Use ${name}`}
                  onClick={() =>
                    show({ mode, prompt, isFromTrainer: true, title: name, category: 'Character Creation' })
                  }
                >
                  Use
                </Button>
                <CopyButton size="s" text={prompt} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.examples} aria-labelledby="templates">
        <header>
          <h2 id="templates">Professional template examples</h2>
          <p>A pattern with its gaps, and one way to fill them</p>
        </header>
        <ul>
          {templateExamples.map(({ id, name, usedFor, mode, pattern, prompt }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{usedFor}</p>
              <p className={styles.pattern}>
                {pattern.split(/(\[[^\]]+\])/).map((piece, n) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the pattern
                  piece.startsWith('[') ? <mark key={n}>{piece}</mark> : piece,
                )}
              </p>
              <p className={styles.prompt}>{prompt}</p>
              <div className={styles.press}>
                <Button
                  size="s"
                  aria-label={`Use ${name}`}
                  onClick={() => show({ mode, prompt, isFromTrainer: true, title: name, technique: name })}
                >
                  Use
                </Button>
                <CopyButton size="s" text={pattern} label="Copy the pattern" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
