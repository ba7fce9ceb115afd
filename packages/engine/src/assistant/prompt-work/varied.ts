import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { withoutHour } from './hour.ts';

const takes: readonly { mood: string; hour: NonNullable<Shot['place']['hour']>; light: string }[] = [
  {
    mood: 'Quiet, as if everybody had just left',
    hour: 'dawn',
    light: 'pale light from one side, long soft shadows',
  },
  {
    mood: 'Tense, something is about to happen',
    hour: 'night',
    light: 'one hard lamp, the rest in the dark',
  },
  { mood: 'Tender and unhurried', hour: 'evening', light: 'low warm light from behind, bright edges' },
  { mood: 'Matter-of-fact, nothing posed', hour: 'midday', light: 'plain daylight from above' },
];

/** The same shot in another mood; a different one each time. */
export function varied(shot: Shot, before: number, model: Model | undefined): Reply {
  const { mood, hour, light } = takes[before % takes.length] ?? {
    mood: '',
    hour: 'dawn' as const,
    light: '',
  };
  withoutHour(shot);
  shot.mood = mood;
  shot.place = { ...shot.place, hour };
  shot.light = { text: light };
  return {
    topic: 'prompt-vary',
    lead: `One at a time, so that each can be looked at: the same shot, ${mood.charAt(0).toLowerCase()}${mood.slice(1)}.`,
    more: 'Ask for another and the hour, the light and the mood change again.',
    block: block(write(shot, model), shot, model),
    buttons: [ask('Another version')],
  };
}
