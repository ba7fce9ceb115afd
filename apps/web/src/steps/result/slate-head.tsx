import type { SavedPrompt } from '@cuewright/contract';
import { isDayTitle } from '@cuewright/engine/export';
import type { PromptData } from '@cuewright/engine/methods';
import { generatorName } from '../../lib/generator-name.ts';
import { RevisionChip } from '../../ui/revision-chip/revision-chip.tsx';
import { Slate } from '../../ui/slate/slate.tsx';
import { ResultTitle } from './result-title.tsx';
import styles from './slate-head.module.css';

interface SlateHeadProps {
  /** By the day it was made, or as somebody named it. */
  title: string;
  /** What it is of, where that is known. */
  subject: string | undefined;
  data: PromptData;
  saved: SavedPrompt | undefined;
  isEdited: boolean;
}

/** What a slate says of a shot: its name, and what it is shot with. */
export function SlateHead({ title, subject, data, saved, isEdited }: SlateHeadProps) {
  const revision = saved?.revision;
  const named = subject !== undefined && isDayTitle(title) ? subject : title;
  const version = (
    <span className={styles.version}>
      {revision === undefined ? 'Not saved' : <RevisionChip version={revision} isCurrent />}
      {isEdited && <small>edited</small>}
    </span>
  );
  return (
    <Slate
      above={named !== title && title}
      facts={[
        {
          name: 'Mode',
          says: data.mode === 'photo' ? 'Image Generation' : 'Video Generation',
          isSpare: true,
        },
        data.recovered
          ? { name: 'Obtained', says: 'Exact' }
          : {
              name: 'Camera',
              says: data.useHasselbladPreset ? 'Hasselblad Professional Setup' : 'Custom Settings',
              isSpare: true,
            },
        { name: 'Written for', says: generatorName(data.selectedModel) },
        { name: 'Version', says: version },
      ]}
    >
      <ResultTitle title={named} saved={saved} />
    </Slate>
  );
}
