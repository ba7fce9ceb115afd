import type { Model, Status } from '@cuewright/engine/catalogue';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, Chips } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import type { Choice } from '../../../ui/popup/choice.ts';
import { Select } from '../../../ui/select/select.tsx';
import { statusWords } from './fact-words.ts';
import { filterModels, type ModelFilter, noFilter, providersOf } from './filter-models.ts';
import { ModelList } from './model-list.tsx';
import styles from './model-search.module.css';

interface ModelSearchProps {
  models: readonly Model[];
  chosen: string;
  onChoose: (id: string) => void;
}

const tiers: readonly Choice<ModelFilter['tier']>[] = [
  { value: 'all', label: 'Free and premium' },
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
];

/** Every generator of a mode, narrowed down by words, tier, maker, new, popular and status. */
export function ModelSearch({ models, chosen, onChoose }: ModelSearchProps) {
  const [filter, setFilter] = useState(noFilter);
  const later = useDeferredValue(filter);
  const found = useMemo(() => filterModels(models, later), [models, later]);
  const set = (part: Partial<ModelFilter>) => setFilter((before) => ({ ...before, ...part }));
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter);

  return (
    <div className={styles.search}>
      <Field
        type="search"
        label="Search models"
        value={filter.words}
        onChange={(words) => set({ words })}
        placeholder="Name, maker or version"
      />
      <Select label="Tier" choices={tiers} value={filter.tier} onChange={(tier) => set({ tier })} />
      <Select
        label="Provider"
        choices={[{ value: 'all', label: 'Every provider' }, ...providersOf(models).map(asChoice)]}
        value={filter.provider}
        onChange={(provider) => set({ provider })}
      />
      <Select
        label="Status"
        choices={statusChoices(models)}
        value={filter.status}
        onChange={(status) => set({ status })}
      />
      <div className={styles.line}>
        <Chips label="Only">
          <Chip isOn={filter.isNew} onChange={(isNew) => set({ isNew })}>
            New
          </Chip>
          <Chip isOn={filter.isPopular} onChange={(isPopular) => set({ isPopular })}>
            Popular
          </Chip>
        </Chips>
        <span role="status">
          {found.length} of {models.length} models
        </span>
        {isFiltered && (
          <Button look="bare" size="s" onClick={() => setFilter(noFilter)}>
            Reset filters
          </Button>
        )}
      </div>
      <div className={styles.list}>
        {found.length > 0 ? (
          <ModelList models={found} chosen={chosen} onChoose={onChoose} />
        ) : (
          <EmptyState title="No models found" level={2}>
            Try fewer words, or reset the filters.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function asChoice(word: string): Choice {
  return { value: word, label: word };
}

function statusChoices(models: readonly Model[]): readonly Choice<ModelFilter['status']>[] {
  const kinds = Object.keys(statusWords) as Status['kind'][];
  const there = kinds.filter((kind) => models.some(({ status }) => status.value.kind === kind));
  return [
    { value: 'all', label: 'Any status' },
    ...there.map((kind) => ({ value: kind, label: statusWords[kind] })),
  ];
}
