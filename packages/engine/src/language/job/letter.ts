import type { Reading } from '../reading.ts';
import type { Span } from '../span.ts';
import { wordSet } from '../words/word-set.ts';
import { closings, pictureHeads } from './evidence-words.ts';

/** A stretch that the form of a letter or a chat tells of, whatever its words are. */
export interface OfLetter extends Span {
  readonly about: 'greeting' | 'contact' | 'remark';
}

interface Line extends Span {
  readonly text: string;
}

/** The heads of a mail, its greeting, its signature, and who says what in a chat. */
export function letterOf({ text }: Reading): OfLetter[] {
  const lines = linesOf(text);
  return [...headOf(lines), ...signatureOf(lines), ...speakersOf(lines)];
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((match) => {
    const [line] = match;
    return line.trim() === ''
      ? []
      : [{ text: line.trim(), from: match.index, to: match.index + line.length }];
  });
}

const HEAD = /^(?:from|to|cc|bcc|sent|date|re|aw|fwd?|wg|von|an|betreff|subject|objet|asunto|oggetto)\s*:/i;
const FORWARDED =
  /^(?:(?:re|aw|fwd?|wg)\s*:|subject\s*:\s*(?:re|aw|fwd?|wg)\b|-{2,}.*(?:message|forwarded|original))/i;
const GREETING =
  /^(?:hi|hello|hey+|hiya|dear|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte|hola|buenos d[ií]as|estimad[oa]s?|bonjour|ch[eè]re?s?|ciao|buongiorno|gentile|ol[aá]|prezad[oa]s?|good (?:morning|afternoon|evening|day)|(?:team|all|folks|everyone|guys|studio))\b/i;
const GREETED = 6;

/** Mail heads stand in front of everything, several of them, or one that says "forwarded"; and then somebody is greeted. */
function headOf(lines: readonly Line[]): OfLetter[] {
  const first = lines.findIndex(({ text }) => !HEAD.test(text) && !FORWARDED.test(text));
  const heads = lines.slice(0, Math.max(first, 0));
  const isMail = heads.length > 1 || heads.some(({ text }) => FORWARDED.test(text));
  const found: OfLetter[] = isMail ? heads.map(({ from, to }) => ({ from, to, about: 'contact' })) : [];
  const greeting = lines[isMail ? heads.length : 0];
  const isAlone = greeting && lines.length > 1 && wordsIn(greeting.text) <= GREETED;
  if (isAlone && GREETING.test(greeting.text) && /[\p{L},!.:)]$/u.test(greeting.text))
    found.push({ from: greeting.from, to: greeting.to, about: 'greeting' });
  return found;
}

const LAST_LINES = 8;
const SIGNED = 12;
const CLOSING =
  /^(?:--+$|mit (?:besten|freundlichen|lieben|herzlichen) gr[uü][sß]+en|(?:viele|beste|liebe|herzliche) gr[uü][sß]+e|lg\b|vg\b|mfg\b|gru[sß]+\b|saludos|un (?:cordial )?saludo|atentamente|cordialement|bien (?:à vous|cordialement)|cordiali saluti|distinti saluti|atenciosamente|cumprimentos|(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many|friendly|all the) (?:regards|wishes|thanks|greetings|best)|with (?:\p{L}+ )?(?:thanks|gratitude|greetings|regards|love|wishes|best))/iu;

/** From "Best wishes" on, where only short lines follow to the end. */
function signatureOf(lines: readonly Line[]): OfLetter[] {
  const start = Math.max(1, lines.length - LAST_LINES);
  const at = lines.findIndex(
    ({ text }, nth) =>
      nth >= start && isClosing(text) && lines.slice(nth + 1).every((one) => wordsIn(one.text) <= SIGNED),
  );
  return at < 0 ? [] : lines.slice(at).map(({ from, to }) => ({ from, to, about: 'contact' }));
}

function isClosing(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (CLOSING.test(text)) return words.length <= SIGNED;
  return words.length <= 3 && closings.has(words[0] ?? '');
}

const SPEAKER =
  /^(?:\[?\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:am|pm)?\]?\s*[-–,]?\s*|<)(\p{L}[\p{L} .'-]{0,24})[:>]\s/iu;

/** "[14:02] jonas: …": two lines of one person, and it is a chat. */
function speakersOf(lines: readonly Line[]): OfLetter[] {
  const said = lines.map((line) => ({ line, match: SPEAKER.exec(line.text) }));
  const names = said.flatMap(({ match }) => (match ? [(match[1] as string).toLowerCase()] : []));
  const isChat =
    names.some((name, at) => names.indexOf(name) !== at) &&
    !names.some((name) => pictureHeads.has(name) || SHOTS.has(name));
  if (!isChat) return [];
  return said.flatMap(({ line, match }) =>
    match
      ? [
          {
            from: line.from,
            to: line.from + line.text.indexOf(match[0]) + match[0].trimEnd().length,
            about: 'remark' as const,
          },
        ]
      : [],
  );
}

const SHOTS = wordSet('shot cut beat wide close medium insert cu ecu ms ws ext int dialogue narrator vo');

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
