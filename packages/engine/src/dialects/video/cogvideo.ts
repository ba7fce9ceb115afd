import { article, type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { cameraSentences, fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { saidTogether } from '../pieces/phrase-stretches.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { type Scene, sceneOf } from '../pieces/picture-scene.ts';
import { litSentence } from '../pieces/runs.ts';
import { view } from '../pieces/view.ts';

/** A long caption as the clips it learned from were described: what is shown, then how. */
export const cogvideo: Dialect = {
  say: (telling) => (telling.isFromImage ? fromPicture(telling) : told(telling)),
};

function told({ fresh, facts }: Telling): Sentence[] {
  const { stretches, reads } = sceneOf(fresh);
  const named = view(fresh);
  const lead = leads[reads];
  return [
    sentence(say('subject', lead), ...stretches),
    sentence(say('camera', named && `It is filmed as ${article(named)} ${named}`)),
    ...cameraSentences(fresh),
    ...saidTogether(fresh, 'surroundings', 'details'),
    litSentence(fresh, phrasesOf(fresh), 'The scene is lit by '),
    ...flow([], moodPhrase(fresh), ...lookPhrases(fresh)),
    ...flow([], ...glassPhrases(fresh)),
    ...sayFacts(facts),
  ];
}

const leads: Readonly<Record<Scene['reads'], string | undefined>> = {
  thing: 'The video shows ',
  note: 'In the video: ',
  deed: 'In the video, ',
  picture: undefined,
  text: undefined,
  nothing: undefined,
};
