import type { Context } from '../context.ts';
import { kindOfHead, kindOfLed, kindOfTerm } from '../phrases/kind-of-phrase.ts';
import type { Phrase } from '../phrases/phrase.ts';
import type { Kind, Witness } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { kindAbroad, kindOfRun } from '../words/abroad.ts';
import { auxiliaries, determiners, pronouns } from '../words/closed-class.ts';
import { soundWords } from '../words/sounds.ts';
import { isColour } from '../words/word-class.ts';
import type { Found } from './found.ts';
import { isContent } from './is-content.ts';

/** What a unit is about as a whole: by its label, by the wordings of the trade that fill it, or by its phrases. */
export function kindOfUnit(
  context: Context,
  unit: Unit,
  inside: readonly Found[],
  phrases: readonly Phrase[],
): { kind: Kind; sure: Witness } {
  if (unit.labelled) return { kind: unit.labelled, sure: 'form' };
  const { tokens } = context;
  const words = tokens.slice(unit.from, unit.to).filter((token) => isContent(token));
  const covered = words.filter((word) => inside.some((one) => word.from >= one.from && word.to <= one.to));
  const acts = phrases.some(({ role }) => role === 'deed');
  const kinds = new Set(inside.filter(({ kind }) => kind !== 'action').map(({ kind }) => kind));
  const [only] = kinds;
  if (only && kinds.size === 1 && !acts && words.length > 0 && covered.length === words.length)
    return { kind: only, sure: 'agreed' };
  const guess = guessAbroad(context, unit, words) ?? guessOf(context, unit, phrases, inside);
  return { kind: guess, sure: only === guess && kinds.size === 1 && guess !== 'action' ? 'agreed' : 'guess' };
}

/** In another language the words of the trade tell; where none does, it is somebody or something. */
function guessAbroad(
  { text, tokens, languages }: Context,
  unit: Unit,
  words: readonly Token[],
): Kind | undefined {
  const language = languages[unit.sentence] ?? 'en';
  if (language === 'en') return undefined;
  if (words.length > 9 && !RUN_ON.has(language)) return undefined;
  // However widely it is spaced.
  const said = text.slice(tokens[unit.from]?.from, tokens[unit.to - 1]?.to).replace(/\s+/g, ' ');
  const known = RUN_ON.has(language)
    ? said.length < 14
      ? kindOfRun(said, language)
      : undefined
    : words.map(({ word }) => kindAbroad(word)).find(Boolean);
  return known;
}

/** Written without spaces, or with endings on every word. */
const RUN_ON: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

function guessOf(
  { tokens, units }: Context,
  unit: Unit,
  phrases: readonly Phrase[],
  inside: readonly Found[],
): Kind {
  const [first] = phrases;
  const deed = phrases.find(({ role }) => role === 'deed');
  if (!first) return 'rest';
  if (deed) return kindOfClause(tokens, first, deed);
  if (first.role === 'led') {
    if (phrases.some(({ role }) => role === 'name')) return 'figure';
    const tells = (kind: Kind) => inside.some((one) => one.kind === kind);
    if (tells('time') && !tells('place')) return 'time';
    return kindOfLed(tokens, first) ?? 'figure';
  }
  const words = tokens.slice(unit.from, unit.to);
  const named = words.filter((token) => isContent(token));
  // "Black velvet behind", "terracotta roofs in the background".
  if (words.at(-1)?.word === 'behind') return 'place';
  // "Coral and navy", "pink and teal".
  if (named.length > 1 && named.every(({ word }) => isColour(word))) return 'look';
  if (!words.some((token) => isContent(token) || token.kind === 'atom')) return 'rest';
  const head = tokens[first.head] as Token;
  const wording = inside.find((one) => one.kind !== 'action' && one.from <= head.from && head.to <= one.to);
  const known = kindOfTerm(tokens, first.head) ?? wording?.kind;
  // "Close on his eyes", "low and tight", "framed from the belt up".
  if (SEEN.has(words[0]?.word ?? '') && known === undefined) return 'camera';
  // "A lighthouse on a cliff" is what the picture is of; "hotel lobby" is where it is.
  const isShown = known === 'place' && unit === units[0] && determiners.has(words[0]?.word ?? '');
  return known === undefined || isShown ? 'figure' : known;
}

const SEEN = new Set([
  'close',
  'wide',
  'tight',
  'low',
  'framed',
  'seen',
  'shot',
  'filmed',
  'viewed',
  'handheld',
]);

/** Whatever the camera or the light does is about them. */
function kindOfClause(tokens: readonly Token[], first: Phrase, deed: Phrase): Kind {
  const verb = tokens[deed.from]?.word ?? '';
  if (first === deed) return 'action';
  const head = tokens[first.head] as Token;
  // "Bees humming", "kettle whistling in the background": nobody is introduced, and something is heard.
  const isBare =
    !determiners.has(tokens[first.from]?.word ?? '') &&
    deed.from - first.from < 3 &&
    head.word !== 'it' &&
    !pronouns.has(head.word);
  if (isBare && soundWords.has(verb) && first.role === 'name' && (!head.isCapital || head.from === 0))
    return 'sound';
  if (WEARS.has(verb)) return 'figure';
  if (MOVERS.has(head.word)) return 'move';
  if (head.word === 'we') return verb === 'hear' ? 'sound' : 'move';
  const known = kindOfHead(head);
  if (known === 'light' || known === 'sound' || known === 'mood' || known === 'look') return known;
  const isSo = auxiliaries.has(verb) || verb === 'looks';
  if (head.word === 'it' && isSo)
    return tokens.slice(deed.from, deed.to).some((token) => kindOfHead(token) === 'time') ? 'time' : 'action';
  if (isSo && (known === 'place' || known === 'time' || known === 'camera')) return known;
  return known === 'time' ? 'time' : 'action';
}

/** What somebody has on or about them tells who they are. */
const WEARS = new Set(['wears', 'wear', 'wearing', 'has', 'have']);

const MOVERS = new Set(['camera', 'cam', 'drone', 'steadicam', 'gimbal', 'crane', 'shot', 'lens', 'frame']);
