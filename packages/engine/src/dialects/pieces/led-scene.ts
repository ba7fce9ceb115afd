import type { Shot } from '../../shot/shot.ts';
import { article, type Sentence, type Stretch, say, sentence, withCapital } from '../../writing/sentence.ts';
import { sceneOf } from './picture-scene.ts';
import { view } from './view.ts';

/** "A low-angle close-up of a shoe", "In a medium shot, a woman mends a net": a run that goes on, and what cannot be part of it. */
export function ledScene(fresh: Shot, named = view(fresh)): { run: readonly Stretch[]; behind: Stretch[] } {
  const { stretches, reads } = sceneOf(fresh);
  if (named === '') return { run: stretches, behind: [] };
  const noun = `${article(named)} ${named}`;
  switch (reads) {
    case 'nothing':
      return { run: [{ part: 'camera', text: withCapital(noun) }], behind: [] };
    case 'thing':
      return { run: [{ part: 'camera', text: `${withCapital(noun)} of ` }, ...stretches], behind: [] };
    case 'note':
      return { run: [{ part: 'camera', text: `${withCapital(named)}: ` }, ...stretches], behind: [] };
    case 'deed':
      return { run: [{ part: 'camera', text: `In ${noun}, ` }, ...stretches], behind: [] };
    default:
      return { run: stretches, behind: [{ part: 'camera', text: named }] };
  }
}

/** Who does what, where and when, with no shot named. */
export function sceneSentence(fresh: Shot): Sentence {
  return sentence(...sceneOf(fresh).stretches);
}

/** The camera's own words, as they were given. */
export function ownCamera({ camera }: Shot): Stretch | undefined {
  return say('camera', camera.text);
}
