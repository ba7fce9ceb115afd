import { type GenerationMethod, promptLimits } from '@cuewright/contract';
import { generatorChoices } from '../../lib/generator-choices.ts';
import { methodNames } from '../../lib/method-names.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import type { Choice } from '../../ui/popup/choice.ts';
import { Select } from '../../ui/select/select.tsx';
import styles from './saved-prompts.module.css';
import type { WantedPrompts } from './wanted-prompts.ts';

interface PromptFiltersProps {
  wanted: WantedPrompts;
  onChange: (wanted: WantedPrompts) => void;
}

const modes: readonly Choice<WantedPrompts['mode']>[] = [
  { value: 'any', label: 'Photo and video' },
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
];

const methods: readonly Choice<WantedPrompts['method']>[] = [
  { value: 'any', label: 'Every method' },
  ...Object.entries(methodNames)
    .filter(([method]) => method !== 'storyboard')
    .map(([method, label]) => ({ value: method as GenerationMethod, label })),
];

const models: readonly Choice[] = [{ value: 'any', label: 'Every generator' }, ...generatorChoices];

/** Words of the title or the text, and what else a prompt is known by. */
export function PromptFilters({ wanted, onChange }: PromptFiltersProps) {
  const set = (part: Partial<WantedPrompts>) => onChange({ ...wanted, ...part });
  return (
    <search className={styles.filters}>
      <div className={styles.words}>
        <Field
          type="search"
          label="Search"
          placeholder="Words of the title or the text"
          max={promptLimits.search}
          value={wanted.words}
          onChange={(words) => set({ words })}
        />
      </div>
      <Select label="Mode" choices={modes} value={wanted.mode} onChange={(mode) => set({ mode })} />
      <Select label="Generator" choices={models} value={wanted.model} onChange={(model) => set({ model })} />
      <Select label="Method" choices={methods} value={wanted.method} onChange={(method) => set({ method })} />
      <div className={styles.only}>
        <Chip isOn={wanted.isFavourite} onChange={(isFavourite) => set({ isFavourite })}>
          Favourites
        </Chip>
      </div>
    </search>
  );
}
