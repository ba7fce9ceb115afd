import { plural } from '@cuewright/engine/plural';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import styles from './storyboard.module.css';

interface OriginalPromptProps {
  text: string;
  onBack: () => void;
}

/** What every frame starts from. */
export function OriginalPrompt({ text, onBack }: OriginalPromptProps) {
  const count = text.trim().split(/\s+/).length;
  return (
    <div className={styles.original}>
      <PromptSurface
        title="Original prompt"
        lead="The same in every frame"
        actions={
          <Button size="s" onClick={onBack}>
            <ArrowLeft />
            Back to Prompt
          </Button>
        }
        foot={
          <span>
            <b>{count.toLocaleString()}</b> {plural(count, 'word')}
          </span>
        }
        segments={[{ text }]}
        isPlain
        scrolls={{ name: 'Text of the original prompt' }}
      />
    </div>
  );
}
