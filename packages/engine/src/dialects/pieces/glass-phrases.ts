import type { Shot } from '../../shot/shot.ts';
import type { Focus } from '../../shot/words.ts';
import { article, type Stretch, say } from '../../writing/sentence.ts';
import { glassWords, lensName } from '../../writing/write-plain.ts';

const focusPhrases: Readonly<Record<Focus, string>> = {
  'shallow-focus': 'shallow focus with the background soft',
  'deep-focus': 'deep focus from front to back',
  'rack-focus': 'rack focus from foreground to background',
  'soft-focus': 'soft focus throughout',
  'split-diopter': 'a split diopter holding near and far sharp',
};

/** "a 50mm lens", with its article. */
export function lensPhrase({ camera }: Shot): string {
  const lens = lensName(camera);
  return lens === '' ? '' : `${article(lens)} ${lens}`;
}

/** "shot on ARRI Alexa Mini with a 50mm lens at f/2.8", "deep focus from front to back". */
export function glassPhrases({ camera }: Shot): Stretch[] {
  const words = glassWords(camera);
  return [
    say('technical', words === '' ? undefined : `shot ${words}`),
    say('technical', camera.focus && focusPhrases[camera.focus]),
  ].filter((phrase) => phrase !== undefined);
}

export function withoutLens(shot: Shot): Shot {
  const { lens: _lens, ...camera } = shot.camera;
  return { ...shot, camera };
}
