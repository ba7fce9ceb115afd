import { templateExamples } from '@cuewright/engine/content/lesson-examples';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './example-list.module.css';
import { ExampleList } from './example-list.tsx';

/** Patterns to fill in. */
export function TemplateExamples() {
  const show = useShowPrompt();
  return (
    <ExampleList
      id="templates"
      title="Professional template examples"
      lead="A pattern with its gaps, and one way to fill them"
    >
      {templateExamples.map(({ id, name, usedFor, mode, pattern, prompt }) => (
        <li key={id}>
          <Sketch text={prompt} mode={mode} />
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
    </ExampleList>
  );
}
