import { type ModelId, modelOf } from '../../src/catalogue/index.ts';
import { nounNegatorsOf } from '../../src/language/absence/negators.ts';
import { carriesOn } from '../../src/language/absence/noun-phrase.ts';
import { pleaIn } from '../../src/language/absence/plea.ts';
import { type ReadOptions, read } from '../../src/language/read.ts';
import type { Reading } from '../../src/language/reading.ts';
import { artefacts, fillers, making, wanting } from '../../src/language/requests/request-words.ts';
import { shapes } from '../../src/language/settings/setting-words.ts';
import { languages } from '../../src/language/tokens/language.ts';
import { labelKindOf } from '../../src/language/units/label-units.ts';
import { isJoining, pronouns } from '../../src/language/words/closed-class.ts';
import { baseOf } from '../../src/language/words/senses.ts';
import { saidShot } from '../../src/methods/said-shot.ts';
import { write } from '../../src/writing/write.ts';
import type { Written } from '../../src/writing/written.ts';
import { stumpsIn } from './stumps.ts';

/** One generator for each way that a copy can differ: silent, spoken, with a field, a flag, or words for what is absent. */
export const tried: readonly ModelId[] = [
  'google-veo-3',
  'runway-gen4',
  'openai-sora',
  'hailuo-02',
  'midjourney',
  'stable-diffusion',
  'flux-ai',
  'dall-e-3',
];

/** Which laws of a reading a text breaks, and where. */
export function brokenLaws(given: string, isClip: boolean): string[] {
  const reading = read(given, { isClip });
  const taught = { isClip, isTaught: true };
  return [
    ...[{ isClip }, taught].flatMap((how) => brokenReading(given, how)),
    ...tried
      .filter((id) => (modelOf(id).mode === 'video') === isClip)
      .flatMap((id) => brokenCopy(reading.text, id)),
  ];
}

function brokenReading(given: string, how: ReadOptions): string[] {
  const reading = read(given, how);
  return [...brokenPartition(reading), ...brokenStability(reading, how), ...brokenLocality(reading, how)];
}

/** L1: leaves tile the text, and statements nest. */
export function brokenPartition({ text, leaves, statements }: Reading): string[] {
  const broken: string[] = [];
  let at = 0;
  for (const { from, to, of, role } of leaves) {
    if (from !== at || to <= from || statements[of]?.id !== of) broken.push(`L1: a leaf at ${from}`);
    if (role === 'separator' && /[\p{L}\p{N}]/u.test(text.slice(from, to)))
      broken.push(`L1: "${text.slice(from, to)}" belongs to nothing`);
    at = to;
  }
  if (at !== text.length) broken.push('L1: the end is missing');
  for (const { from, to, within } of statements) {
    const around = within === undefined ? { from: 0, to: text.length } : statements[within];
    if (!around || from < around.from || to > around.to || from >= to)
      broken.push(`L1: a statement at ${from}`);
  }
  return broken;
}

/** What each statement is and says, whatever marks and spaces it is set with. */
export function saidIn({ text, statements }: Reading): string[] {
  return statements.map(({ kind, sure, from, to }) => {
    const words = text.slice(from, to).replace(/[“”„]/g, '"').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
    return `${kind} (${sure}): ${words.toLowerCase()}`;
  });
}

/** L11: a stop, a capital, curly marks or wide spaces change nothing. */
function brokenStability(reading: Reading, how: ReadOptions): string[] {
  const { text } = reading;
  const said = saidIn(reading);
  const [first = ''] = text.split(/\s/);
  const initial = text.charAt(0);
  const other = initial === initial.toLowerCase() ? initial.toUpperCase() : initial.toLowerCase();
  // "ſ" has the capital of another letter.
  const isOwn = [other.toLowerCase(), other.toUpperCase()].includes(initial);
  const changed = {
    stop: /[\p{L}\p{N}]$/u.test(text) && !text.includes('--') ? `${text}.` : text,
    capital:
      /\p{L}/u.test(initial) && other.length === 1 && isOwn && first !== first.toUpperCase()
        ? other + text.slice(1)
        : text,
    curly: text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
    spaces: text.replace(/(?<=[\p{L},.;]) (?=\p{L})/gu, '  '),
  };
  return Object.entries(changed).flatMap(([name, words]) =>
    words === text ? [] : firstDifference(`L11 ${name}`, said, saidIn(read(words, how))),
  );
}

/** L12: a sentence that has to do with none of it changes nothing before it. */
function brokenLocality({ text }: Reading, how: ReadOptions): string[] {
  if (!/[\p{L}\p{N}]$/u.test(text) || text.includes('--')) return [];
  const alone = saidIn(read(`${text}.`, how));
  const followed = saidIn(read(`${text}. The eleventh violin is varnished.`, how));
  return firstDifference('L12', alone, followed.slice(0, alone.length));
}

function firstDifference(law: string, one: readonly string[], other: readonly string[]): string[] {
  const at = one.findIndex((said, index) => said !== other[index]);
  if (at < 0 && one.length === other.length) return [];
  return [`${law}: ${one[Math.max(0, at)]} became ${other[Math.max(0, at)]}`];
}

/** L2, L3, L6, L10 and L13: nothing is lost, turned round, changed, told wrongly, or moved by a second reading. */
function brokenCopy(text: string, id: ModelId): string[] {
  const model = modelOf(id);
  const shot = saidShot(text, model.mode);
  if (!shot.said) return [];
  const written = write(shot, model);
  const at = (broken: string) => `${broken} (${id})`;
  return [
    ...lostWords(shot.said, written),
    ...changedWords(shot.said, written),
    ...turned(shot.said, written, model.negative?.value.kind === 'in-prompt'),
    ...untrue(text, written),
    ...moved(written, id),
    ...stumpsIn(text, written.text.replace(TAIL, '')).map((clause) => `L4: "${clause}" is left over`),
  ].map(at);
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[«“„‘‚]\s?|\s?[»”’]/g, '"')
    .replace(/'/g, '"');

function traceOf({ text, negative = '', parameters = {}, dropped, asked = {}, open = [] }: Written): string {
  const told = dropped.map(({ field, value }) => `${field} ${value}`);
  const choices = open.flatMap(({ choices }) => choices);
  return plain(
    [
      text,
      negative,
      ...Object.entries(parameters).flat().map(String),
      ...told,
      ...choices,
      ...Object.values(asked),
    ].join('\n'),
  );
}

/** They ask for a picture, or name a shape that is set: nothing of the picture is lost with them. */
const CARRIERS = new Set([
  ...making,
  ...artefacts,
  ...wanting,
  ...fillers,
  ...pronouns,
  ...Object.keys(shapes),
  'seconds',
  'aspect',
  'ratio',
  'orientation',
  'format',
]);

/** They deny what follows, and are in the way that it is told in. */
const denied = new Set(
  languages.flatMap((language) => [...nounNegatorsOf(language)]).flatMap((words) => words.split(' ')),
);

/**
 * L2: every number, and every word that means something by itself, of what is seen, heard or said has a trace. A word of three
 * letters or fewer stands whole: "no" is not in "snow".
 */
function lostWords({ text, statements, leaves }: Reading, written: Written): string[] {
  const trace = traceOf(written);
  const whole = new Set(trace.match(WORD));
  const away = deniedIn(written);
  const words = [...text.matchAll(WORD)];
  const isAway = (at: number) =>
    away.includes(plain(words.slice(at).find(({ 0: word }) => !denied.has(plain(word)))?.[0] ?? ''));
  let leaf = 0;
  return words.flatMap(({ 0: word, index }, at) => {
    while ((leaves[leaf]?.to ?? text.length) <= index) leaf += 1;
    const { of = -1, role } = leaves[leaf] ?? {};
    const kind = statements[of]?.kind;
    // A setting leaves its value behind, an order to the app nothing.
    if (role !== 'core' || kind === 'setting' || kind === 'request') return [];
    const said = plain(word);
    if (isNaming(text, index, word) || isBullet(text, index)) return [];
    if (CARRIERS.has(said) || /^(?:yes|none|false|true|null)$/.test(said)) return [];
    if (denied.has(said) && (kind === 'absence' || isAway(at))) return [];
    if (kind === 'absence' && carriesOn.has(said)) return [];
    // "Pushes in" is "[Push in]" where a move has a name of its own.
    if (kind === 'move' && trace.includes(baseOf(said) ?? said)) return [];
    // Where no space parts what is denied from its denial, L3 looks for it.
    if (kind === 'absence' && RUNS_ON.test(said)) return [];
    if (SHORT.test(said)) {
      const isNone = isJoining(said) || said === 'of' || isEnding(text, index);
      return isNone || whole.has(said) ? [] : [`L2: "${word}" is gone`];
    }
    const denies = said.replace(DENIED_RUN, '');
    return trace.includes(said) || away.includes(denies) ? [] : [`L2: "${word}" is gone`];
  });
}

/** What the generator is told beside the words, or the person, that is not to be there. */
function deniedIn({ text, negative = '', parameters = {}, dropped }: Written): string {
  const told = dropped.filter(({ field }) => field === 'negative').map(({ value }) => value);
  const flagged = text.replace(/^.*?(?= --no |$)/s, '');
  return plain([negative, flagged, ...Object.values(parameters).map(String), ...told].join('\n'));
}

/** Written without a space before what it denies. */
const DENIED_RUN = /^(?:不要|没有|沒有|不带|无|無|别)|^(?:없음|없이|없는)$/;
const RUNS_ON = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters that are written with spaces between words. */
const SHORT = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{1,3}$/u;

/** "it's", "l'heure": what stands beside an apostrophe is no word by itself. */
function isEnding(text: string, at: number): boolean {
  return /['’]/.test(text.charAt(at - 1)) || /^\p{L}{1,3}['’]/u.test(text.slice(at, at + 4));
}

/** L6: what is drawn, said or given, and words with a capital in them, stand as they were typed. */
function changedWords({ text, statements, leaves }: Reading, written: Written): string[] {
  const { text: copy, negative = '', dropped, open = [] } = written;
  const trace = [
    copy,
    negative,
    ...dropped.map(({ value }) => value),
    ...open.map((one) => one.question),
  ].join('\n');
  const exact = statements.flatMap((one) => {
    if (one.isVague) return [];
    if (one.kind === 'lettering' || one.kind === 'line')
      return [text.slice(one.words.from, one.words.to).trim()];
    // "The attached photo" may begin its sentence.
    const tag = one.kind === 'reference' ? text.slice(one.tag.from, one.tag.to) : '';
    return tag === '' ? [] : [/^\p{L}/u.test(tag) ? tag.slice(1) : tag];
  });
  // "Physics: real fluid physics": the other one may be what is left.
  const isAlsoSmall = (word: string) => text.split(word).length < plain(text).split(plain(word)).length;
  const capitals = leaves
    .filter(({ role, of }) => role === 'core' && !['setting', 'request'].includes(statements[of]?.kind ?? ''))
    .flatMap(({ from, to }) =>
      [...text.slice(from, to).matchAll(/\p{Lu}[\p{L}\p{N}]{3,}/gu)].flatMap(({ index, 0: word }) =>
        isNaming(text, from + index, word) || denied.has(plain(word)) || isAlsoSmall(word) ? [] : [word],
      ),
    );
  return [...exact, ...capitals]
    .filter((words) => plain(trace).includes(plain(words)) && !trace.includes(words))
    .map((words) => `L6: "${words}" is changed`);
}

/** "duration":, -neg and COLOR: what names a value of pasted data, of a flag or of a list is no word of somebody. */
function isNaming(text: string, from: number, word: string): boolean {
  const behind = text.slice(from + word.length, from + word.length + 40);
  return (
    /^[\w .-]*["”]\s*:/.test(behind) ||
    /(?:^|\s)--?$/.test(text.slice(Math.max(0, from - 3), from)) ||
    (/^\s*:/.test(behind) && labelKindOf(plain(word)) !== undefined)
  );
}

/** "4) format": the number of an item. */
function isBullet(text: string, at: number): boolean {
  return (
    /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 9), at)) && /^\d{1,2}[.)]/.test(text.slice(at, at + 3))
  );
}

/** L3: what must not be there ends whole in one of four places, and what is said to be there is not excluded. */
function turned(
  { text, statements }: Reading,
  { text: copy, negative = '', parameters = {}, dropped }: Written,
  /** It is told in words what must not be there. */
  isSaid: boolean,
): string[] {
  const excluded = plain(
    [negative, ...Object.values(parameters).map(String)].join('\n') + copy.replace(/^.*?(?= --no |$)/s, ''),
  );
  const told = plain(dropped.map(({ value }) => value).join('\n'));
  return statements.flatMap((one) => {
    if (one.kind !== 'absence' || one.isVague || one.reach !== 'picture') return [];
    const words = text.slice(one.from, one.to);
    if (plain(copy).includes(plain(words.slice(pleaIn(words))).trim())) return [];
    return one.things
      .map((thing) => plain(text.slice(thing.from, thing.to)))
      .filter(
        (thing) =>
          !excluded.includes(thing) &&
          !told.includes(thing) &&
          !plain(copy).includes(`no ${thing}`) &&
          !(isSaid && plain(copy).includes(thing)),
      )
      .map((thing) => `L3: "${thing}" is neither excluded nor told`);
  });
}

/** L10: what is told to be left off does not stand in the copy. */
function untrue(given: string, { text, dropped }: Written): string[] {
  const told = dropped.filter(
    ({ field, value }) =>
      value.length > 3 &&
      !/^(?:ratio|duration|resolution|fps|count|seed|steps|language|settings\..*)$/.test(field),
  );
  return (
    told
      .filter(({ value, reason }) => reason !== 'said-instead' && plain(text).includes(plain(value)))
      // Said twice, once to the app and once among other words.
      .filter(({ value }) => plain(given).split(plain(value)).length < 3)
      .map(({ value }) => `L10: "${value}" is told and stands`)
  );
}

const TAIL = / --[a-z][\s\S]*$/;

/** L13: a copy, read again, moves nothing. */
function moved({ text }: Written, id: ModelId): string[] {
  const model = modelOf(id);
  const once = text.replace(TAIL, '');
  if (once === '') return [];
  const again = write(saidShot(once, model.mode), model).text.replace(TAIL, '');
  return again === once ? [] : [`L13: "${firstApart(once, again)}"`];
}

function firstApart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 20), at + 40)}" became "${other.slice(Math.max(0, at - 20), at + 40)}`;
}
