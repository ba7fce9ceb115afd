import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import type { Manner } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { withoutHour } from './hour.ts';

export function moodier(shot: Shot, model: Model | undefined, manner: Manner): Reply {
  const was = shot.mood;
  shot.mood = [
    was,
    manner === 'experiment'
      ? 'Something has already happened here and nobody says so'
      : 'Heavy and still, more shadow than light',
  ]
    .filter(Boolean)
    .join('. ');
  if (!shot.place.hour || !['night', 'dusk', 'blue-hour', 'evening'].includes(shot.place.hour))
    withoutHour(shot);
  shot.place = { ...shot.place, hour: 'dusk' };
  shot.light = {
    ...shot.light,
    text: [shot.light.text, 'one low lamp from the side, low-key, the far side nearly black']
      .filter(Boolean)
      .join(', '),
  };
  const written = write(shot, model);
  return {
    topic: 'prompt-moodier',
    lead: 'Darker by light rather than by adjectives: a later hour, one low lamp, and the far side nearly black.',
    more: 'If it is too much, give the lamp back some size: “large and soft” lifts the shadows without losing the hour.',
    dare: 'take the face out of the light and leave the hands in it.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter'), ask('Improve this prompt')],
  };
}
