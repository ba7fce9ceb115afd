import type { Model } from '../../catalogue/index.ts';
import { completeShot } from '../../methods/enhance/complete-shot.ts';
import type { Shot } from '../../shot/shot.ts';
import { plural } from '../../text/plural.ts';
import { write } from '../../writing/write.ts';
import type { CurrentPrompt, Manner } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { countWords } from './count-words.ts';

export function lengthened(
  given: Shot,
  prompt: CurrentPrompt,
  model: Model | undefined,
  manner: Manner,
): Reply {
  const before = countWords(prompt.text);
  const { shot } = completeShot(given);
  const night = shot.place.hour === 'night' || shot.place.hour === 'dusk' || shot.place.hour === 'evening';
  if (shot.mood === '')
    shot.mood =
      manner === 'experiment'
        ? 'Held back, as if somebody had just left the room'
        : 'Quiet and unhurried, nothing posed';
  if (!shot.place.foreground)
    shot.place = { ...shot.place, foreground: 'something near and out of focus at the edge of the frame' };
  shot.light = {
    ...shot.light,
    text: [shot.light.text, night ? 'the far side falls off into dark' : 'the far side falls two stops under']
      .filter(Boolean)
      .join(', '),
  };
  shot.details = [shot.details, 'Surfaces show wear: dust, scratches, fingerprints']
    .filter(Boolean)
    .join('. ');
  if (shot.mode === 'video' && model?.audio?.value.length && shot.audio.ambience.length === 0)
    shot.audio.ambience = ['one sound near, one far'];
  const written = write(shot, model);
  const after = countWords(written.text);
  return {
    topic: 'prompt-longer',
    lead: `${before} ${plural(before, 'word is', 'words are')} ${after} now: depth in front, fall-off in the light and wear on the surfaces.`,
    more: 'Change what I made up into what you see; a particular thing is always better than mine.',
    dare: 'replace the mood with a sound.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}
