import { addressOf, type PromptSort, promptSorts } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { generatorChoices } from '../../../lib/generator-choices.ts';
import { generatorName } from '../../../lib/generator-name.ts';
import { methodNames } from '../../../lib/method-names.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import { type AdminPrompt, promptsQuery } from '../admin-queries.ts';
import { dateOf } from '../admin-words.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { Filters } from '../lists/filters.tsx';
import { List } from '../lists/list.tsx';
import { useListSearch } from '../lists/list-search.ts';
import { PersonButton } from '../person-button.tsx';
import { PromptPreview } from './prompt-preview.tsx';

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
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
] as const;

const sortNames: Readonly<Record<PromptSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
};
const sorts = promptSorts.map((sort) => ({ value: sort, label: sortNames[sort] }));

const parsers = {
  mode: parseAsStringLiteral(modes.map(({ value }) => value)),
  model: parseAsString,
  /** Whose, by their id. */
  user: parseAsString,
};

/** Every prompt that people keep. */
export function PromptList() {
  const [chosen, setChosen] = useQueryStates(parsers);
  const search = useListSearch({ chosen, choose: setChosen, sorts: promptSorts });
  const found = useQuery(promptsQuery(search.asked));
  const { choose } = search;
  const whose = found.data?.prompts.find(({ user_id }) => user_id === chosen.user)?.full_name;
  return (
    <List
      name="Prompts"
      columns={columns}
      found={found}
      rows={found.data?.prompts}
      isFiltered={search.isFiltered}
      onReset={search.reset}
      empty={{ title: 'No prompts found', text: 'Nobody has saved one yet.' }}
      filters={
        <Filters
          searched="Words of the title or the text"
          search={search}
          sorts={sorts}
          csv={addressOf('GET /api/admin/prompts.csv', { query: search.filters })}
          only={
            chosen.user && (
              <Chip isOn onChange={() => choose({ user: null })}>
                Only by {whose || 'one person'}
              </Chip>
            )
          }
        >
          <FilterSelect
            label="Mode"
            any="Photo and video"
            choices={modes}
            value={chosen.mode}
            onChange={(mode) => choose({ mode })}
          />
          <FilterSelect
            label="Model"
            any="Every model"
            choices={generatorChoices}
            value={chosen.model}
            onChange={(model) => choose({ model })}
          />
        </Filters>
      }
    />
  );
}
