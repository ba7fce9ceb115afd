import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Model } from '@cuewright/engine/catalogue';
import { memo } from 'react';
import { ModelLabels } from './model-labels.tsx';
import styles from './model-list.module.css';

interface ModelListProps {
  models: readonly Model[];
  chosen: string;
  onChoose: (id: string) => void;
}

const tierWords = { free: 'Free', premium: 'Premium' } as const;

/** One generator of many. The chosen one is circled. */
export const ModelList = memo(function ModelList({ models, chosen, onChoose }: ModelListProps) {
  return (
    <RadioGroup
      className={styles.models}
      aria-label="AI model"
      value={chosen}
      onValueChange={(id) => onChoose(String(id))}
    >
      {models.map((model) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside Radio.Root
        <label key={model.id} className={styles.model}>
          <Radio.Root className={styles.mark} value={model.id}>
            <Radio.Indicator className={styles.dot} />
          </Radio.Root>
          <span className={styles.words}>
            <b>{model.name}</b>
            <span className={styles.maker}>
              {model.provider} · {tierWords[model.tier]}
            </span>
          </span>
          <ModelLabels model={model} />
        </label>
      ))}
    </RadioGroup>
  );
});
