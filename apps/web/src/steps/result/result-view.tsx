import type { SavedPrompt } from '@cuewright/contract';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import { failureText } from '../../lib/api.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { inkedSegments } from './inked-segments.ts';
import styles from './result.module.css';

interface Unsaved {
  /** Counted, so it was to be saved by itself. */
  isGenerated: boolean;
  save: () => void;
  isSaving: boolean;
  error: Error | null;
}

interface ResultViewProps {
  data: PromptData;
  segments: readonly Segment[] | undefined;
  title: string;
  saved?: SavedPrompt;
  unsaved?: Unsaved;
}

export function ResultView({ data, segments, title, unsaved }: ResultViewProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {unsaved?.isGenerated && (
        <Banner
          tone="warn"
          isNews
          head="Not saved yet."
          action={
            <Button size="s" isBusy={unsaved.isSaving} onClick={unsaved.save}>
              Try again
            </Button>
          }
        >
          {unsaved.error ? failureText(unsaved.error) : 'The prompt is counted and kept in this tab.'}
        </Banner>
      )}
      <PromptSurface
        title={data.mode === 'photo' ? 'Image Generation' : 'Video Generation'}
        segments={inkedSegments(data.prompt, segments)}
      />
      <div className={styles.actions}>
        <CopyButton look="primary" label="Copy Prompt" text={data.prompt} />
        {unsaved && !unsaved.isGenerated && (
          <Button isBusy={unsaved.isSaving} onClick={unsaved.save}>
            Save Prompt
          </Button>
        )}
      </div>
    </div>
  );
}
