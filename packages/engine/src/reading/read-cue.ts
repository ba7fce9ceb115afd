import { isVoiceLabel, isWrittenThing } from './speech-class.ts';
import { tokenise } from './tokens.ts';

/** A line of a screenplay: a name in capitals on a line of its own, and how it is said in brackets. */
const CUE_LINE =
  /(?:^|\n)[^\S\n]*(\p{Lu}[\p{Lu}\p{M}\d'’. -]{1,30}?)[^\S\n]*((?:\([^()\n]{1,60}\)[^\S\n]*)*)\n[^\S\n]*(?:\(([^()\n]{1,60})\)[^\S\n]*\n[^\S\n]*)?$/u;
const NO_CUE =
  /^(?:int|ext|cut|fade|super|title|titles|scene|shot|close|wide|insert|day|night|later|end|pov|cu|ecu|ws|ms|mcu|montage|flashback|back|continuous|action|camera)$/;
const NO_MANNER = /^(?:o\.?s\.?|v\.?o\.?|o\.?c\.?|cont['’]?d\.?|off|off screen|offscreen)$/i;

/** The name that ends a text and speaks what comes next; `length` is how much of the text it takes. */
export function readCue(lead: string): { name: string; manner: string; length: number } | undefined {
  const [whole = '', name = '', asides = '', below = ''] = CUE_LINE.exec(lead) ?? [];
  const words = tokenise(name);
  if (words.length === 0 || words.length > 4) return undefined;
  if (words.some(({ word }) => NO_CUE.test(word) || isWrittenThing(word) || isVoiceLabel(word)))
    return undefined;
  const manners = [...asides.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside).concat(below);
  const manner = manners.map((one) => one.trim()).filter((one) => one !== '' && !NO_MANNER.test(one));
  return { name, manner: manner.join(', '), length: whole.length };
}
