import type { Shot } from '../../shot/shot.ts';
import { type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { namesMedium } from '../pieces/medium.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** The finished picture, told as a caption tells it; never what to make. */
export const playground: Dialect = {
  say: ({ fresh, facts }) => {
    const phrases = phrasesOf(fresh);
    const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
    return [
      ...shown(fresh),
      ...sentencesOf(phrases, 'surroundings'),
      sentenceOf(withShot, 'framing', 'focus'),
      ...sentencesOf(phrases, 'camera'),
      sentenceOf(phrases, 'light'),
      ...sentencesOf(phrases, 'mood', 'details'),
      sentenceOf(phrases, 'palette', 'look', 'lens'),
      ...sayFacts(facts),
    ];
  },
};

/** "The photo shows a lighthouse", "In the photo, a woman mends a net". */
function shown(fresh: Shot): Sentence[] {
  const { stretches, reads } = sceneOf(fresh);
  const noun = namesMedium(fresh) ? 'picture' : 'photo';
  if (reads === 'nothing') return [];
  if (reads === 'text') return [sentence(...stretches)];
  if (reads === 'picture') return [sentence(say('camera', 'The picture: '), ...stretches)];
  const lead = reads === 'thing' ? `The ${noun} shows ` : `In the ${noun}${reads === 'note' ? ': ' : ', '}`;
  return [sentence(say('camera', lead), ...stretches)];
}
