import type { Shot } from '../../shot/shot.ts';
import { article, type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import { angleNames } from '../../writing/wordings.ts';
import { glassWords } from '../../writing/write-plain.ts';
import type { Dialect } from '../dialect.ts';
import { withoutField } from '../pieces/absences.ts';
import { namesMedium } from '../pieces/medium.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotNamed } from '../pieces/shot-name.ts';

/** The scene, and behind it how it was photographed; contrast and negatives are not for the words. */
export const leonardo: Dialect = {
  fit: withoutField,
  say: ({ fresh, facts }) => {
    const phrases = phrasesOf(fresh);
    return [
      ...photographed(fresh),
      ...sentencesOf(phrases, 'surroundings', 'camera'),
      sentenceOf(phrases, 'framing', 'light', 'focus'),
      sentenceOf(phrases, 'look', 'palette'),
      ...sentencesOf(phrases, 'mood', 'details'),
      ...sayFacts(facts),
    ];
  },
};

/** "A lighthouse in a storm, photographed as a wide shot on a 35mm lens." */
function photographed(fresh: Shot): Sentence[] {
  const { stretches, reads } = sceneOf(fresh);
  const glass = glassWords(fresh.camera);
  const how = [seen(fresh), glass].filter(Boolean).join(' ');
  if (reads === 'nothing') return [sentence(say('camera', how && `Photographed ${how}`))];
  if (reads === 'text' || /[.!?]$/.test(stretches.at(-1)?.text ?? ''))
    return [sentence(...stretches), sentence(say('camera', how && `Photographed ${how}`))];
  const plain = namesMedium(fresh) || reads === 'picture' ? '' : ', as a photograph';
  return [sentence(...stretches, say('camera', how === '' ? plain : `, photographed ${how}`))];
}

/** "as a wide shot", "from behind". */
function seen(fresh: Shot): string {
  const { angle, size } = fresh.camera;
  const name = angle && angleNames[angle];
  if (!size && name && 'behind' in name) return name.behind;
  const frame = shotNamed(fresh, 'picture');
  return frame && `as ${article(frame)} ${frame}`;
}
