import { addressOf, type PromptSort, promptSorts } from '@cuewright/contract';
import { modelsFor } from '@cuewright/engine/catalogue';
import { useQuery } from '@tanstack/react-query';
import { generatorName } from '../../../lib/generator-name.ts';
import { methodNames } from '../../../lib/method-names.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import { type AdminPrompt, promptsQuery } from '../admin-queries.ts';
import { dateOf } from '../admin-words.ts';
import { Filters } from '../lists/filters.tsx';
import { List } from '../lists/list.tsx';
import { useListPage } from '../lists/list-page.ts';
import { PersonButton } from '../person-button.tsx';
import { PromptPreview } from './prompt-preview.tsx';
import { filtersOf, useWantedPrompts } from './wanted-prompts.ts';

const SETTLED_MS = 250;

const columns: readonly Column<AdminPrompt>[] = [
  { id: 'title', name: 'Prompt', cell: (prompt) => <PromptPreview prompt={prompt} /> },
  { id: 'model', name: 'Model', cell: ({ model }) => generatorName(model ?? undefined) },
  { id: 'method', name: 'Method', cell: ({ method }) => (method ? methodNames[method] : '–') },
  {
    id: 'by',
    name: 'By',
    cell: ({ user_id, full_name, email }) => <PersonButton id={user_id} name={full_name} email={email} />,
  },
  {
    id: 'length',
    name: 'Characters',
    isNumber: true,
    cell: ({ prompt_length }) => prompt_length.toLocaleString(),
  },
  { id: 'created', name: 'Made', isNumber: true, cell: ({ created_at }) => dateOf(created_at) },
];

const modes = [
  { value: 'any', label: 'Image and video' },
  { value: 'photo', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const;

const models: readonly { value: string; label: string }[] = [
  { value: 'any', label: 'Every model' },
  ...[...modelsFor('advanced', 'photo'), ...modelsFor('advanced', 'video')]
    .map(({ id, name }) => ({ value: id as string, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

const sortNames: Readonly<Record<PromptSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
};
const sorts = promptSorts.map((sort) => ({ value: sort, label: sortNames[sort] }));

/** Every prompt that people keep. */
export function PromptList() {
  const { wanted, want, reset } = useWantedPrompts();
  const place = useListPage();
  const q = useSettled(wanted.q, SETTLED_MS);
  const filters = filtersOf({ ...wanted, q });
  const { data, error, isFetching, refetch } = useQuery(
    promptsQuery({ ...filters, sort: wanted.sort, ...place }),
  );
  const whose = wanted.user && data?.prompts.find(({ user_id }) => user_id === wanted.user)?.full_name;
  return (
    <List
      name="Prompts"
      columns={columns}
      rows={data?.prompts}
      facts={data}
      error={error}
      isFetching={isFetching}
      onRetry={refetch}
      isFiltered={Object.keys(filters).length > 0}
      onReset={reset}
      empty={{ title: 'No prompts found', text: 'Nobody has saved one yet.' }}
      filters={
        <Filters
          searched="Words of the title or the text"
          wanted={wanted}
          onChange={want}
          csv={addressOf('GET /api/admin/prompts.csv', { query: filtersOf(wanted) })}
          only={
            wanted.user && (
              <Chip isOn onChange={() => want({ user: null })}>
                Only by {whose || 'one person'}
              </Chip>
            )
          }
        >
          <Select
            label="Mode"
            choices={modes}
            value={wanted.mode ?? 'any'}
            onChange={(mode) => want({ mode: mode === 'any' ? null : mode })}
          />
          <Select
            label="Model"
            choices={models}
            value={wanted.model ?? 'any'}
            onChange={(model) => want({ model: model === 'any' ? null : model })}
          />
          <Select label="Sort" choices={sorts} value={wanted.sort} onChange={(sort) => want({ sort })} />
        </Filters>
      }
    />
  );
}
