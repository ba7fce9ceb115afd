import type { MethodId } from '@cuewright/contract';
import type { ReactNode } from 'react';
import { FiveLines, FullReport, LooseIdea, RolledShots } from './sketches.tsx';

interface Approach {
  method: MethodId;
  /** On a piece of tape beside the name. */
  tape?: string;
  what: string;
  bring: string;
  leaveWith: string;
  takes: string;
  sketch: ReactNode;
}

export const approaches: readonly Approach[] = [
  {
    method: 'guided',
    tape: 'For beginners',
    what: 'Five questions in plain words. A tip and six templates beside each.',
    bring: 'A subject and a place',
    leaveWith: 'A clean prompt, in five answers',
    takes: '5 steps',
    sketch: <FiveLines />,
  },
  {
    method: 'enhanced',
    what: 'The full report: lens, stop, colour temperature, and the model it is for.',
    bring: 'An opinion on the light',
    leaveWith: 'A shot a gaffer could rig',
    takes: '7 steps',
    sketch: <FullReport />,
  },
  {
    method: 'optimizer',
    what: 'Say the idea badly. Pick a genre. Light and camera are decided for you.',
    bring: 'One rough idea, one genre',
    leaveWith: 'The same idea, shootable',
    takes: '2 steps',
    sketch: <LooseIdea />,
  },
  {
    method: 'automation',
    what: 'Rolls a finished shot. Keep it, or hold on to what you like and roll the rest.',
    bring: 'Nothing',
    leaveWith: 'A shot to argue with',
    takes: '1 press',
    sketch: <RolledShots />,
  },
];
