import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { plainName } from '../../writing/plain-name.ts';
import { type Sentence, withCapital } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { speakerOf } from '../pieces/spoken.ts';
import { narration, pictured } from './narration.ts';
import { keepSpoken } from './only-spoken.ts';
import { settingsOfTalk, talk } from './talk.ts';

/** Somebody speaks to the camera: a script by its scenes, or an object with the words to be said. */
export const avatar: Dialect = {
  isWhole: true,
  fit: (fitted, model) => {
    const feeling = fitted.dropped.find(({ field }) => field === 'mood')?.value ?? fitted.shot.mood;
    keepSpoken(fitted);
    if (isObject(model)) settingsOfTalk(fitted, model, feeling);
    else tellManners(fitted);
  },
  say: (telling) => (telling.model && isObject(telling.model) ? talk(telling) : script(telling)),
};

/** A script says who speaks, and has no place for how. */
function tellManners({ shot, dropped }: Fitted): void {
  for (const { manner } of shot.lines)
    if (manner !== '') dropped.push({ field: 'audio.dialogue', value: manner, reason: 'not-understood' });
}

function isObject({ input }: Model): boolean {
  return input.value === 'structured';
}

/** As a script is copied out of it and pasted back: a title a scene, and who speaks before the lines. */
function script({ shot, fresh }: Telling): Sentence[] {
  const lines = narration(fresh);
  const title = shot.lines.length > 0 ? pictured(fresh) : titleOf(fresh);
  const sentences: Sentence[] = [
    [{ part: 'place', text: `## Scene 1: ${withCapital(title === '' ? 'Opening' : title)}` }],
  ];
  let speaking: string | undefined;
  for (const [at, words] of lines.entries()) {
    const line = shot.lines[at];
    const speaker = line ? withCapital(speakerOf(line, shot)) : '';
    const who = speaker === '' ? 'Narrator' : speaker;
    if (who !== speaking) sentences.push([{ part: 'audio', text: `\n**Speaker:** ${who}` }]);
    speaking = who;
    sentences.push([{ part: 'audio', text: `\n${words}` }]);
  }
  return sentences;
}

function titleOf({ subject, place }: Shot): string {
  return subject.text === '' ? place.text : plainName(subject.text);
}
