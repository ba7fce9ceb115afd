import type { StepId } from '../lib/address.ts';
import { StepLink } from '../lib/step-link.tsx';
import type { Steps } from './steps.ts';

/** What the top bar of the start page offers whoever is signed in, in this order. */
const offered: readonly (readonly [StepId, string])[] = [
  ['library', 'Library'],
  ['trainer', 'Trainer'],
  ['reverse', 'Reverse'],
  ['workspace', 'Workspace'],
  ['brainstorm', 'Brainstorm'],
  ['tools', 'Tools'],
  ['payment', 'Upgrade'],
];

/** Only those that are there to go to. */
export function heroLinks(table: Steps) {
  return offered
    .filter(([step]) => table[step])
    .map(([step, name]) => ({ key: step, link: <StepLink to={{ step }}>{name}</StepLink> }));
}
