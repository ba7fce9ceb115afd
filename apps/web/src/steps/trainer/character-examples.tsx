import { characterExamples } from '@cuewright/engine/content/lesson-examples';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import styles from './example-list.module.css';
import { ExampleList } from './example-list.tsx';

/** People to cast. */
export function CharacterExamples() {
  const show = useShowPrompt();
  return (
    <ExampleList
      id="characters"
      title="Character examples"
      lead="Three marks a lens can see, and the marks at work"
    >
      {characterExamples.map(({ id, name, marks, mode, prompt }) => (
        <li key={id}>
          <Sketch text={prompt} mode={mode} />
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
    </ExampleList>
  );
}
