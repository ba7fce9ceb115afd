import { useMemo, useState } from 'react';
import { CommandField, type CommandSource } from '../../features/command-field/command-field.tsx';
import type { CommandItem } from '../../features/command-field/command-item.ts';
import { useAddress } from '../../lib/address.ts';
import { useOfferedSteps } from '../../lib/offered-steps.ts';
import { modelCommands } from './model-commands.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';
import { stepCommands } from './step-commands.ts';
import { stepGroups } from './step-groups.ts';
import { useBoardSource } from './use-board-source.ts';
import { usePromptSource } from './use-prompt-source.ts';

/** Everything that the command field goes to: what was gone to last, the places, what is one's own, and the models. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [{ mode }, go] = useAddress();
  const [query, setQuery] = useState('');
  const offered = useOfferedSteps();
  const steps = useMemo(() => stepCommands(offered, mode, go), [offered, mode, go]);
  const hasModels = offered.some(({ id }) => id === 'enhanced-steps');
  const models = useMemo(() => (hasModels ? modelCommands(go) : []), [hasModels, go]);
  const prompts = usePromptSource(query, isOpen);
  const boards = useBoardSource(isOpen);
  const close = () => {
    setQuery('');
    onClose();
  };
  const sources: CommandSource[] = [
    ...stepGroups(steps),
    prompts,
    boards,
    { label: 'Models', items: models },
  ].map((source) => ({ ...source, items: source.items.map(remembered) }));
  return (
    <CommandField
      isOpen={isOpen}
      onClose={close}
      query={query}
      onQuery={setQuery}
      sources={query.trim() === '' ? [{ label: 'Recent', items: recentOf(sources) }, ...sources] : sources}
    />
  );
}

function remembered(item: CommandItem): CommandItem {
  return {
    ...item,
    onChoose: () => {
      rememberChoice(item.id);
      item.onChoose();
    },
  };
}

/** What is not there any more, or is not known yet, is left out. */
function recentOf(sources: readonly CommandSource[]): CommandItem[] {
  const items = sources.flatMap((source) => source.items);
  return recentChoices().flatMap((id) => {
    const item = items.find((one) => one.id === id);
    return item ? { ...item, id: `recent-${id}` } : [];
  });
}
