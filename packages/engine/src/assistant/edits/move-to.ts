import type { Reading } from '../../language/reading.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { listed } from '../said/listed.ts';
import { placesOfThing } from './find-thing.ts';
import { said, type Words } from './match-form.ts';
import { type Outcome, quoted } from './outcome.ts';
import { phraseAround, wordAt } from './phrase.ts';

/** Where in a frame something can be. */
const IN_FRAME = listed(
  'left, right, foreground, background, center, centre, middle, top, bottom, corner, distance, edge, front, back',
);
const ON = ['left', 'right'];
const AT = ['top', 'bottom', 'edge', 'front', 'back'];

/** Something stands elsewhere: where its place was said it is replaced, else it is said behind it. */
export function moveTo(reading: Reading, x: Words, y: Words, wish: string): Outcome | undefined {
  const [place] = placesOfThing(reading, x);
  if (!place) return undefined;
  const phrase = phraseAround(reading, place.from, place.to - 1);
  const last = y.tokens.at(-1)?.word ?? '';
  const article = determiners.has(y.tokens[0]?.word ?? '') ? '' : 'the ';
  const lead =
    IN_FRAME.includes(last) || (y.tokens.some(({ word }) => ON.includes(word)) && y.tokens.length <= 6)
      ? ON.some((side) => y.tokens.some(({ word }) => word === side))
        ? 'on'
        : AT.includes(last)
          ? 'at'
          : 'in'
      : leadOf(wish, y);
  const put = `${lead} ${IN_FRAME.includes(last) ? article : ''}${said(y)}`.trim();
  const end = phrase?.to ?? place.to;
  const token = reading.tokens[end - 1];
  if (!token) return undefined;
  const old = standingBehind(reading, end);
  const from = token.to;
  const to = old === undefined ? from : (reading.tokens[old - 1]?.to ?? from);
  const did = `Moved: ${quoted(reading.text.slice(reading.tokens[place.from]?.from, reading.tokens[place.to - 1]?.to))}, now ${quoted(put)}.`;
  return { changes: [{ from, to, put: ` ${put}` }], did };
}

/** "To" leads nowhere by itself: "to the table" is "at the table". */
function leadOf(wish: string, y: Words): string {
  const before =
    wish
      .slice(0, Math.max(0, wish.lastIndexOf(said(y))))
      .trimEnd()
      .split(' ')
      .at(-1) ?? '';
  return before === 'to' || before === ''
    ? 'at'
    : before === 'into'
      ? 'in'
      : before === 'onto'
        ? 'on'
        : before.toLowerCase();
}

/** "On the left" behind it. */
function standingBehind(reading: Reading, at: number): number | undefined {
  if (!['on', 'in', 'at', 'to'].includes(wordAt(reading, at))) return undefined;
  for (let n = at + 1; n <= at + 4; n++) if (IN_FRAME.includes(wordAt(reading, n))) return n + 1;
  return undefined;
}
