import type { Shot } from '../../shot/shot.ts';
import { sentence, textOf } from '../../writing/sentence.ts';
import { flow } from '../pieces/flow.ts';
import { goingOn } from '../pieces/going-on.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { stretchesOf } from '../pieces/runs.ts';

/** What is read out, a sentence a scene: the lines of the shot, or what is to be seen told in words. */
export function narration(fresh: Shot): string[] {
  const { lines } = fresh;
  const told = [sentence(...sceneOf({ ...fresh, subject: goingOn(fresh.subject) }).stretches), ...kept(fresh)]
    .map(textOf)
    .filter((words) => words !== '');
  return lines.length > 0 ? lines.map(({ words }) => ended(words)) : told;
}

/** The picture behind the words, without its full stop. */
export function pictured(fresh: Shot): string {
  return [sentence(...sceneOf(fresh).stretches), ...kept(fresh)]
    .map(textOf)
    .filter((words) => words !== '')
    .join(' ')
    .replace(/(?<=[^.])\.$/, '');
}

function kept(fresh: Shot) {
  const phrases = phrasesOf(fresh);
  return flow(
    [],
    ...stretchesOf(
      phrases,
      'details',
      'surroundings',
      'camera',
      'light',
      'mood',
      'palette',
      'look',
      'lens',
      'focus',
    ),
  );
}

export function ended(words: string): string {
  const bare = words.trim().replaceAll(/\s*\n\s*/g, ' ');
  return /[.!?…]["”’']?$/.test(bare) ? bare : `${bare}.`;
}
