import type { Model } from '../catalogue/index.ts';
import { quotesIn } from '../language/atoms/quotes-in.ts';
import type { Shot } from '../shot/shot.ts';
import { overTexts } from './own-texts.ts';

/** Words that are to stand in the picture belong in double quotation marks where the generator sets them from there. */
export function quoteLettering(shot: Shot, model: Model | undefined): void {
  if (model?.lettering?.value.quote !== true) return;
  overTexts(shot, (text) => inMarks(inDoubleMarks(text)));
}

/** Other marks become double ones; what stands between them stays letter for letter. */
function inDoubleMarks(text: string): string {
  if (!/[«»“”„‹›「『‘'’‚]/.test(text)) return text;
  let end = 0;
  let quoted = '';
  for (const { from: start, to: close, words } of quotesIn(text)) {
    quoted += `${text.slice(end, start)}${words.includes('"') || words === '' ? text.slice(start, close) : `"${words}"`}`;
    end = close;
  }
  return quoted + text.slice(end);
}

const READS =
  /\b(that reads|reading|lettered|that says|saying|(?:with|and|bearing) the (?:words?|text|title|name|inscription|lettering))(:? )((?:\p{Lu}[\p{L}\p{N}’'&.-]*|\p{N}+)(?: (?:\p{Lu}[\p{L}\p{N}’'&.-]*|\p{N}+)){0,7})(?=$|[\s,.;!?])/gu;

/** "a sign that reads OPEN": a run of capitals behind what announces lettering. */
function inMarks(text: string): string {
  return text.replace(READS, (_, cue: string, gap: string, words: string) => {
    const bare = words.replace(/[.,]+$/, '');
    return `${cue}${gap}"${bare}"${words.slice(bare.length)}`;
  });
}
