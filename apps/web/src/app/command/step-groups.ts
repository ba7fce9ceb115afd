import type { StepId } from '@cuewright/contract';
import type { CommandItem } from '../../features/command-field/command-item.ts';

/** What one goes to a step for, as the menu of places has it; what is in none of them stands at the end. */
const groups: readonly (readonly [label: string, steps: readonly StepId[]])[] = [
  ['Make', ['method', 'mode', 'steps', 'enhanced-steps', 'automation', 'optimizer', 'reverse', 'tools']],
  ['Learn', ['library', 'trainer']],
  ['Yours', ['storyboard', 'workspace', 'brainstorm', 'result']],
];

const named = groups.flatMap(([, steps]) => steps);

export interface StepGroup {
  label: string;
  items: readonly CommandItem[];
}

export function stepGroups(commands: readonly CommandItem[]): StepGroup[] {
  const of = (steps: readonly StepId[]) =>
    steps.flatMap((step) => commands.find(({ id }) => id === `step-${step}`) ?? []);
  return [
    ...groups.map(([label, steps]) => ({ label, items: of(steps) })),
    { label: 'Cuewright', items: commands.filter(({ id }) => !named.some((step) => id === `step-${step}`)) },
  ];
}
