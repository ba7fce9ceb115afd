import type { PromptData } from '@cuewright/engine/methods';
import { generatorName } from '../../lib/generator-name.ts';
import { RevisionChip } from '../../ui/revision-chip/revision-chip.tsx';
import { Stripe } from '../../ui/stripe/stripe.tsx';
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
  return (
    <header className={styles.slate}>
      <Stripe />
      <div className={styles.row}>
        <h1>{title}</h1>
        <dl>
          <div>
            <dt>Mode</dt>
            <dd>{data.mode === 'photo' ? 'Image Generation' : 'Video Generation'}</dd>
          </div>
          <div>
            <dt>Camera</dt>
            <dd>{data.useHasselbladPreset ? 'Hasselblad Professional Setup' : 'Custom Settings'}</dd>
          </div>
          <div>
            <dt>Written for</dt>
            <dd>{generatorName(data.selectedModel)}</dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd className={styles.version}>
              {revision === undefined ? 'Not saved' : <RevisionChip version={revision} isCurrent />}
              {isEdited && <span>edited</span>}
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
