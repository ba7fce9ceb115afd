import { findChoices } from './find-choices.ts';
import type { Choice, Piece, Template } from './template.ts';

export type TemplateFault =
  /** A brace that opens a choice and is never closed. `at` is where it stands. */
  | { fault: 'unclosed'; at: number }
  /** `{3$$a|b}` asks for more than there are. */
  | { fault: 'too-few'; at: number; wanted: number; there: number }
  | { fault: 'too-many-options'; at: number; most: number }
  | { fault: 'too-deep'; at: number; most: number };

export const MOST_OPTIONS = 200;
export const DEEPEST = 12;

export type Parsed = { template: Template } | TemplateFault;

/** Reads the places of a text; braces that hold no choice are left as they stand. */
export function parseTemplate(text: string): Parsed {
  const { ends, marks, unclosed } = findChoices(text);
  if (unclosed !== undefined) return { fault: 'unclosed', at: unclosed };
  let fault: TemplateFault | undefined;
  let at = 0;

  /** Up to the end of the text or, within a choice, to the mark that ends an option. */
  function template(depth: number): Template {
    const pieces: Piece[] = [];
    let words = '';
    while (at < text.length && !fault && !(depth > 0 && marks.has(at))) {
      const next = text.charAt(at + 1);
      if (text.charAt(at) === '\\' && next !== '' && '{|}'.includes(next)) {
        words += next;
        at += 2;
      } else if (ends.has(at)) {
        if (words !== '') pieces.push(words);
        words = '';
        pieces.push(choice(depth + 1));
      } else {
        words += text.charAt(at);
        at += 1;
      }
    }
    return words === '' ? pieces : [...pieces, words];
  }

  function choice(depth: number): Choice {
    const start = at;
    const end = ends.get(start) ?? text.length;
    if (depth > DEEPEST) fault ??= { fault: 'too-deep', at: start, most: DEEPEST };
    at += 1;
    const [asked, least, most, joint] = HOW_MANY.exec(text.slice(at, at + 40)) ?? [];
    at += asked?.length ?? 0;
    const options: Template[] = [];
    while (!fault && at <= end) {
      options.push(template(depth));
      at += 1;
      if (options.length > MOST_OPTIONS) fault = { fault: 'too-many-options', at: start, most: MOST_OPTIONS };
    }
    const counts = [Number(least ?? 1), Number(most ?? least ?? 1)];
    const wanted = Math.max(...counts);
    if (wanted > options.length) fault ??= { fault: 'too-few', at: start, wanted, there: options.length };
    return { options, least: Math.min(...counts), most: wanted, joint: joint ?? ', ' };
  }

  const whole = template(0);
  return fault ?? { template: whole };
}

/** "2$$", "1-3$$", "2$$ and $$": how many, and what stands between them. */
const HOW_MANY = /^(\d{1,3})(?:-(\d{1,3}))?\$\$(?:([^|${}\\]{1,20})\$\$)?/;
