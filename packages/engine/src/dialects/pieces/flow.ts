import { type Sentence, type Stretch, sentence } from '../../writing/sentence.ts';
import { runningOn, withoutStop } from './running-on.ts';

/** Phrases behind a run of words, with commas between. One that begins with a capital, or stands behind a full stop, opens a sentence. */
export function flow(run: readonly Stretch[], ...phrases: readonly (Stretch | undefined)[]): Sentence[] {
  const sentences: Stretch[][] = run.length > 0 ? [[...run]] : [];
  for (const phrase of phrases) {
    const text = phrase ? withoutLooseEnd(runningOn(phrase.text)) : '';
    if (!phrase || text === '') continue;
    const current = sentences.at(-1);
    const before = current?.at(-1)?.text ?? '.';
    if (!current || /[.!?…:;]["”’')]?$/.test(before) || /^\p{Lu}\p{Ll}/u.test(text))
      sentences.push([{ part: phrase.part, text }]);
    else current.push({ part: phrase.part, text: `, ${text}` });
  }
  return sentences.map((stretches) => sentence(...stretches));
}

function withoutLooseEnd(text: string): string {
  return withoutStop(text.trim().replace(/(?<=[^\s.,;:])[,;:]$/, ''));
}
