import { Segments } from '../ui/segments/segments.tsx';
import { useDraft } from './draft.ts';

/** In the inks of its parts, or as plain text. */
export type PromptLook = 'inks' | 'plain';

const isLook = (value: unknown): value is PromptLook => value === 'inks' || value === 'plain';

/** How prompts are looked at. One choice for every screen that shows one. */
export function usePromptLook(): [PromptLook, (look: PromptLook) => void] {
  const [look, change] = useDraft<PromptLook>('prompt-look', 'inks', isLook);
  return [look, (next) => change(() => next)];
}

export function PromptLookChoice({ look, onLook }: { look: PromptLook; onLook: (look: PromptLook) => void }) {
  return (
    <Segments
      label="Show the parts"
      options={[
        { value: 'inks', label: 'Inks' },
        { value: 'plain', label: 'Plain' },
      ]}
      value={look}
      onChange={onLook}
    />
  );
}
