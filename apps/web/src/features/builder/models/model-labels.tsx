import type { Model } from '@cuewright/engine/catalogue';
import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import { statusWords } from './fact-words.ts';
import styles from './model-labels.module.css';

/** Camera tape on a generator: New, Popular, and what has become of it. */
export function ModelLabels({ model }: { model: Model }) {
  const { kind } = model.status.value;
  return (
    <span className={styles.labels}>
      {model.isNew && <TapeLabel colour="amber">New</TapeLabel>}
      {model.popular && <TapeLabel>Popular</TapeLabel>}
      {kind !== 'active' && (
        <TapeLabel colour={kind === 'retired' ? 'red' : 'black'}>{statusWords[kind]}</TapeLabel>
      )}
    </span>
  );
}
