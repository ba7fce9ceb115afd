import { visualWords } from '../words/script-words.ts';
import { tones } from '../words/sight-words.ts';
import { wordSet } from '../words/word-set.ts';

/** What whoever makes a clip is told to do, and the words it is done with. */
export interface Order {
  readonly does: 'say' | 'show' | 'open' | 'close' | 'sound' | 'avoid' | 'speak' | 'write';
  readonly words: string;
  /** "Twice". */
  readonly times: number;
}

type Pattern = readonly [Order['does'], RegExp];

/** What stands before the verb: "please", "make sure to", "he should". */
const LEAD =
  /^(?:(?:and|also|please|then|but|just|always|make sure (?:to|that you)|be sure to|remember to|you (?:can|could|should|must)|(?:i|we) (?:want|need)(?: you)? to|(?:i|we)['’]d like(?: you)? to|(?:he|she|they|the (?:presenter|speaker|narrator|avatar|host|voice)) (?:should|must|has to|have to|needs to|need to|can|will))\s+)+/i;

const PEOPLE = '(?:them|him|her|people|viewers|everyone|everybody|the (?:viewers|audience|staff|team))';
const PICTURES =
  '(?:(?:some|a few|only|real|stock) )?(?:pictures?|images?|footage|photos?|shots?|clips?|scenes?|visuals|b-roll|screenshots?)';
const MAKER = '(?:presenter|speaker|narrator|avatar|host|voice|voice-?over)';

const patterns: Pattern[] = [
  [
    'write',
    /^(?:(?:put|show|with|have) )?(?:on[- ]screen(?: text| words)?|text on screen|caption|super|title card|text overlay|overlay)(?: (?:reads|says|should (?:say|read)|is))?:?\s+(.+)$/i,
  ],
  ['write', /^(?:put|show|write|display)\s+(.+?)\s+on(?: the)? screen$/i],
  [
    'close',
    /^(?:end|close|finish|conclude|wrap(?: it)? up|sign off|stop)(?: it| the (?:video|clip|film))? (?:on|with|by)\s+(.+)$/i,
  ],
  ['close', /^(?:(?:at|in) the (?:very )?end|last of all|finally),?:?\s+(?:say|show|mention|add)?\s*(.+)$/i],
  ['open', /^(?:open|start|begin)(?: it| the (?:video|clip|film))? (?:on|with)\s+([^\d]+)$/i],
  [
    'show',
    new RegExp(
      `^(?:use |with |show |over |cut to |search(?: for)? |find |get |take )${PICTURES} (?:of|from)\\s+(.+)$`,
      'i',
    ),
  ],
  ['show', /^(?:show|cut to|we see|intercut(?: with)?|b-roll(?: of)?:?)\s+(.+)$/i],
  [
    'speak',
    new RegExp(
      `^(?:the |our )?${MAKER} (?:should be|must be|has to be|is to be|will be|to be|is)\\s+(.+)$`,
      'i',
    ),
  ],
  ['speak', new RegExp(`^(?:use|take|with|have) (an? .*\\b${MAKER}\\b.*)$`, 'i')],
  ['sound', /^(?:keep|make) (?:it|this|that|the tone|everything|things)\s+(?:all |sound )?(.+)$/i],
  ['sound', /^(?:the )?(?:tone|mood|vibe|register)(?: (?:is|should be))?:?\s+(.+)$/i],
  ['sound', /^(?:be|sound)\s+(.+)$/i],
  [
    'avoid',
    /^((?:don['’]t|do not|never) (?:be|sound|use|mention|show|include|put|add|oversell|say|talk about|make it|read out)\b.*)$/i,
  ],
  [
    'avoid',
    /^((?:avoid|skip|leave out) (?:the |any |all )?(?:jargon|slang|technical|clich\S*|stock|emojis?|hype|superlatives|puns|jokes|music|prices?|logos?|brands?|names?)\b.*)$/i,
  ],
  [
    'avoid',
    /^(no (?:music|voice-?over|jargon|slang|stock|emojis?|jokes|puns|logos?|hype|clich\S*|text|captions?|subtitles)\b.*)$/i,
  ],
  ['say', new RegExp(`^(?:tell|remind) ${PEOPLE}\\s+(?:that |about |of )?(.+)$`, 'i')],
  [
    'say',
    /^(?:say|state|announce|explain|include|repeat|stress|underline|emphasi[sz]e|note|point out) that\s+(.+)$/i,
  ],
  ['say', /^(?:mention|talk about|emphasi[sz]e|don['’]t forget(?: to (?:mention|say))?)\s+(?:that )?(.+)$/i],
];

patterns.push([
  'avoid',
  new RegExp(`^(${PICTURES} (?:is|are) (?:fine|ok|okay|good|allowed|welcome)\\b.*)$`, 'i'),
]);

export function orderIn(clause: string): Order | undefined {
  const bare = clause.trim().replace(/[.!]+$/, '');
  const plain = bare.replace(LEAD, '');
  for (const [does, pattern] of patterns) {
    const [, found] = pattern.exec(plain) ?? [];
    if (found === undefined) continue;
    const { words, times } = counted(found.trim());
    if (does === 'sound' && !soundsSo(words)) continue;
    return { does, words, times };
  }
  return undefined;
}

/** Words that stand beside a fact: "the break at 9:30 (mention it twice)". */
const ASIDE = /[\s,(]*\b(?:mention|say|repeat) (?:it|this|that) (twice|two times|three times)\b\)?/i;

export function aside(words: string): { words: string; times: number } {
  const [all, count = ''] = ASIDE.exec(words) ?? [];
  if (all === undefined) return { words, times: 1 };
  return { words: words.replace(all, ''), times: /three/i.test(count) ? 3 : 2 };
}

const TIMES = /[\s,(]*\b(twice|two times|three times)\b\)?/i;

/** "The break at 9:30 twice". */
function counted(words: string): { words: string; times: number } {
  const [all, count = ''] = TIMES.exec(words) ?? [];
  if (all === undefined) return { words, times: 1 };
  return { words: words.replace(all, ''), times: /three/i.test(count) ? 3 : 2 };
}

const BESIDE_TONES = wordSet(
  'but and not too so very a bit yet or little rather fairly short brief simple long light plain clear crisp honest fun speaks speak spoken',
);
const MOST_TONE_WORDS = 6;
const NOT_SO = /^([\p{L}-]+)(?:,| but| and)? not (?:too |so |very )?[\p{L}-]+$/iu;

/** "Warm but short": how it is to sound, and nothing of what is to be said. */
export function soundsSo(words: string): boolean {
  const [, wanted = ''] = NOT_SO.exec(words.trim().replace(/[.!]+$/, '')) ?? [];
  if (tones.has(wanted.toLowerCase())) return true;
  const all =
    words
      .replace(WHERE, '')
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? [];
  const isAdjective = (word: string) => /(?:ly|y|ful|al|ic|ive|ed|ing|ous|ish|less)$/.test(word);
  return (
    all.length <= MOST_TONE_WORDS &&
    !all.some((word) => visualWords.has(word)) &&
    all.some((word) => tones.has(word) || (all.length <= 3 && isAdjective(word)) || BESIDE_TONES.has(word)) &&
    all.every((word) => tones.has(word) || BESIDE_TONES.has(word) || isAdjective(word))
  );
}

/** "First sentence serious, rest happy". */
const WHERE = /^(?:the )?(?:first|second|third|last|rest)(?: (?:sentence|line|part|half|of it))?:? /i;

/** "From our director Dr Sole": who speaks. */
export function speakerIn(head: string): string | undefined {
  const [, who] = /\bfrom (?:our |the )?((?:(?!\b(?:for|about|on|of|to)\b).)+)/i.exec(head) ?? [];
  return who?.trim();
}

/** "Last thing on screen the words", in front of what is quoted. */
export function leadsToScreen(words: string): boolean {
  return /\bon[- ]screen(?: text| words)?(?::| (?:the )?(?:words?|text|line)| (?:it )?(?:says|reads))?\s*$/i.test(
    words,
  );
}

/** "The avatar should say exactly this, word for word:", in front of what is quoted. */
export function asksForWords(words: string): boolean {
  return /\b(?:exactly|word for word|verbatim|the following)\b[^.!?]*:?\s*$/i.test(words);
}

/** "Aimed at students". */
export function aimedAt(clause: string): string | undefined {
  const [, whom] =
    /^(?:aimed at|targeting|directed at|addressed to|made for|meant for)\s+(.+)$/i.exec(clause.trim()) ?? [];
  return whom;
}

/** Said of a part of the words only. */
export function isOfPart(words: string): boolean {
  return WHERE.test(words);
}

/** "Two voices taking turns, a man and a woman". */
export function takingTurns(words: string): string[] {
  const [, one = '', other = ''] =
    /\b(?:an? )?(man|woman|boy|girl|male|female) (?:and|,) (?:an? )?(man|woman|boy|girl|male|female)\b/i.exec(
      words,
    ) ?? [];
  return one === '' ? [] : [one, other];
}

/** What a clip can be made for. */
export const clipKinds = wordSet(
  'onboarding safety welcome recruitment instruction instructional product demo launch event internal teaser recap induction awareness',
);

/** Things at the end that are seen: "our logo". */
const seenLast = wordSet('logo logos packshot product url qr-code banner card endcard address website');

export function isSeenLast(words: string): boolean {
  const all = words.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return all.length <= 6 && all.some((word) => seenLast.has(word)) && !/\d{3}|\bwww\b|@/.test(words);
}

/** What is named by a label and told: "Contact: Ms Roth". */
export const factLabels = wordSet(
  'contact hotline phone tel telephone address website web mail email hours opening price prices date dates when where tickets info information booking venue entry cost',
);

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60 };

/** "A 60 second video": how long it is to be. */
export function secondsIn(words: string): number | undefined {
  const [, figure, unit = ''] = /\b(\d{1,3})[- ]?(s|sec|secs|seconds?|m|mins?|minutes?)\b/i.exec(words) ?? [];
  const factor = UNITS[unit.charAt(0).toLowerCase()];
  return figure === undefined || factor === undefined ? undefined : Number(figure) * factor;
}

/** Without the length it is to have. */
export function withoutSeconds(words: string): string {
  return words.replace(/\b\d{1,3}[- ]?(?:s|sec|secs|seconds?|mins?|minutes?)\b[ -]?(?:long )?/i, '');
}
