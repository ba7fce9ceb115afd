import type { Mark } from '../../language/marks/mark.ts';
import { wordsOf } from '../../language/span.ts';
import { saidShot } from '../../methods/said-shot.ts';
import { withSettings } from '../../methods/with-settings.ts';
import { write } from '../../writing/write.ts';
import type { Dropped, Written } from '../../writing/written.ts';
import { toldOfLeft } from './leaving.ts';
import { ownSetting, ownValue, putSetting } from './settings-of-writing.ts';
import type { TakenOut } from './taken-out.ts';
import { type ToTell, takesAbsences } from './to-tell.ts';
import { type ToldWriting, wordsTaken } from './told-writing.ts';
import { wholeWords } from './whole-words.ts';
import type { TextToWrite } from './writing.ts';

/** The text without what a model has taken out of it; each place stays where it is. */
export function restOf({ text }: TextToWrite, answer: ToldWriting): string {
  let rest = text;
  for (const words of wordsTaken(answer)) {
    const span = wholeWords(rest, words);
    if (span) rest = rest.slice(0, span.from) + ' '.repeat(span.to - span.from) + rest.slice(span.to);
  }
  return rest;
}

/**
 * What goes beside a model's copy: the engine writes what is left of the text, with what the model sets and rules out put
 * behind it in words that can be read as nothing else, so that both go where this generator takes them.
 */
export function besideOf(
  answer: ToldWriting,
  out: TakenOut,
  rest: string,
  told: ToTell,
  asked: TextToWrite,
): Written {
  const { model, reading } = told;
  // What is left off and says that something must not be there is ruled out all the same.
  const ruledOut = takesAbsences(model)
    ? [
        ...answer.absent.flatMap(({ things }) => things),
        ...out.absences.flatMap(({ things }) => things.map((thing) => wordsOf(reading.text, thing))),
      ]
    : [];
  let text = rest;
  const marks = [...asked.marks, ...marksOfBack(answer, rest)];
  const put = (words: string, kind: 'absence' | 'setting') => {
    marks.push({ from: text.length + 1, to: text.length + 1 + words.length, kind });
    text += `\n${words}`;
  };
  for (const one of answer.set) {
    const words = putSetting(one);
    if (words !== undefined) put(words, 'setting');
  }
  for (const thing of new Set(ruledOut)) put(thing, 'absence');
  const own = answer.set.flatMap(({ name, value }) => {
    const parameter = ownSetting(model, name);
    return parameter ? [[parameter.name, ownValue(parameter, value)] as const] : [];
  });
  const shot = withSettings(saidShot(text, asked.mode, [], marks), asked.settings);
  const written = write(shot, model, {
    ...(asked.hasStartImage && { startImage: 'start' }),
    settings: Object.fromEntries(own),
  });
  return { ...written, dropped: [...written.dropped, ...toldOf(answer, out, told)] };
}

/** What belongs into the picture is neither set nor ruled out again. */
function marksOfBack({ back }: ToldWriting, rest: string): Mark[] {
  return back.flatMap((words) => {
    const span = wholeWords(rest, words);
    return span ? [{ ...span, kind: 'figure' as const }] : [];
  });
}

function toldOf(
  { absent, left, clash }: ToldWriting,
  { absences }: TakenOut,
  { model, reading }: ToTell,
): Dropped[] {
  const takes = takesAbsences(model);
  const isRuledOut = (words: string) => absences.some((one) => words === wordsOf(reading.text, one));
  return [
    ...clash.map(({ other }) => ({ field: 'details', value: other, reason: 'conflicts' as const })),
    ...(takes ? [] : absent.flatMap(({ words }) => toldOfLeft(words, 'denied'))),
    ...left
      .filter(({ words }) => !(takes && isRuledOut(words)))
      .flatMap(({ words, why }) => toldOfLeft(words, why)),
  ];
}
