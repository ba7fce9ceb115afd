import type { ModelId } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';

/** The ways of writing that are known by their marks. */
export type PromptKind = 'midjourney' | 'infotext' | 'json' | 'plain';

/** A prompt that was written for some generator, as the shot it stands for. */
export interface ReadBack {
  kind: PromptKind;
  /** What it says to people: without flags, weights, field names and figures. */
  words: string;
  shot: Shot;
  /** What went beside the words, by the names the generator has for it. */
  settings: Readonly<Record<string, string | number | boolean>>;
  /** What must not be seen, word for word as it was put. */
  negative?: string;
  /** The generator it was written for, where that can be told. */
  model?: ModelId;
}

/** `30` is a figure, `true` a switch, all else a word. */
export function settingValue(text: string): string | number | boolean {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** What must not be seen, thing by thing: "(extra fingers:1.4), no text" are extra fingers and text. */
export function addNegatives(shot: Shot, negative: string): void {
  for (const said of negative.split(/[,;\n]+/)) {
    const thing = withoutEnd(said.trim()).replace(/^(?:no|without|not)\s+/i, '');
    if (thing !== '' && !shot.negative.includes(thing)) shot.negative.push(thing);
  }
}

/** Without the marks and spaces behind it. A walk from the end: a pattern would try every space on the way there. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[,.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
