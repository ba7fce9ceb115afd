import { type Part, partLetters } from '../../ui/part/part.ts';
import type { BuilderStep } from './builder-step.ts';

type Steps = readonly Pick<BuilderStep, 'part'>[];

/** Where a part without a step of its own is written. */
const writtenWith: Readonly<Partial<Record<Part, Part>>> = { light: 'camera', audio: 'technical' };

/** The step that writes a part, from 0; -1 where none does. */
export function stepOf(steps: Steps, part: Part): number {
  const other = writtenWith[part];
  const own = steps.findIndex((step) => step.part === part);
  return own === -1 && other ? steps.findIndex((step) => step.part === other) : own;
}

export function partsWithStep(steps: Steps): readonly Part[] {
  return (Object.keys(partLetters) as Part[]).filter((part) => stepOf(steps, part) !== -1);
}
