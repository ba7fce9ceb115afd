import { useMemo, useState } from 'react';
import { CommandField } from '../../features/command-field/command-field.tsx';
import { useAddress } from '../../lib/address.ts';
import { useOfferedSteps } from '../../lib/offered-steps.ts';
import { modelCommands } from './model-commands.ts';
import { stepCommands } from './step-commands.ts';
import { usePromptSource } from './use-prompt-source.ts';

/** Everything that the command field goes to. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [{ mode }, go] = useAddress();
  const [query, setQuery] = useState('');
  const offered = useOfferedSteps();
  const steps = useMemo(() => stepCommands(offered, mode, go), [offered, mode, go]);
  const hasModels = offered.some(({ id }) => id === 'enhanced-steps');
  const models = useMemo(() => (hasModels ? modelCommands(go) : []), [hasModels, go]);
  const prompts = usePromptSource(query, isOpen);
  const close = () => {
    setQuery('');
    onClose();
  };
  return (
    <CommandField
      isOpen={isOpen}
      onClose={close}
      query={query}
      onQuery={setQuery}
      sources={[{ label: 'Steps', items: steps }, prompts, { label: 'Models', items: models }]}
    />
  );
}
