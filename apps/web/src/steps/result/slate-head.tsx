import type { PromptData } from '@cuewright/engine/methods';
import { generatorName } from '../../lib/generator-name.ts';
import { RevisionChip } from '../../ui/revision-chip/revision-chip.tsx';
import { Slate } from '../../ui/slate/slate.tsx';
import styles from './slate-head.module.css';

interface SlateHeadProps {
  title: string;
  data: PromptData;
  /** Of the saved prompt. */
  revision: number | undefined;
  isEdited: boolean;
}

/** What a slate says of a shot: its name, and what it is shot with. */
export function SlateHead({ title, data, revision, isEdited }: SlateHeadProps) {
  const version = (
    <span className={styles.version}>
      {revision === undefined ? 'Not saved' : <RevisionChip version={revision} isCurrent />}
      {isEdited && <small>edited</small>}
    </span>
  );
  return (
    <Slate
      facts={[
        { name: 'Mode', says: data.mode === 'photo' ? 'Image Generation' : 'Video Generation' },
        data.recovered
          ? { name: 'Obtained', says: 'Exact' }
          : {
              name: 'Camera',
              says: data.useHasselbladPreset ? 'Hasselblad Professional Setup' : 'Custom Settings',
            },
        { name: 'Written for', says: generatorName(data.selectedModel) },
        { name: 'Version', says: version },
      ]}
    >
      <h1>{title}</h1>
    </Slate>
  );
}
