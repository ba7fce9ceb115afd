import { listed } from '../../language/words/listed.ts';
import type { Mode } from '../../shot/shot.ts';
import { facts, type SheetFact } from '../sheet/facts.ts';
import { modeIn, type Want, wantsIn } from '../sheet/wants.ts';
import { findMentions, type Mention } from './find-models.ts';
import { longestOf, root, wordsOf } from './words.ts';

/** A question as it is heard: what it names, and what it asks of that. */
export interface Heard {
  readonly text: string;
  readonly words: readonly string[];
  readonly roots: readonly string[];
  readonly mentions: readonly Mention[];
  readonly facts: readonly SheetFact[];
  readonly wants: readonly Want[];
  readonly mode: Mode | undefined;
  /** It looks for one that does something. */
  readonly isChoosing: boolean;
  readonly isComparing: boolean;
}

const CHOOSING =
  'which, what generator, what model, what ai, what tool, what video, what image, best, recommend, suggest, i need a, looking for a, is there a, is there any, are there, any generator, any model, any ai, show me, list, something that, one that, should i use, do i use, to use for, who makes, who does, good for, better for, what can, can any, does any, do any';
const OF_GENERATORS =
  'generator, model, ai, tool, which one, ones, one that, which, video model, image model, app, option, best';
const COMPARING =
  'compare, comparison, versus, vs, difference, differences, better, or, between, differ, than, against, prefer';

export function hear(text: string, mode?: Mode): Heard {
  const words = wordsOf(text);
  const roots = words.map(root);
  const mentions = findMentions(text, mode);
  const wants = wantsIn(roots, words);
  const isOfOwn = longestOf(roots, 'cuewright, my account, my plan, my prompt, my prompts, you') > 0;
  return {
    text,
    words,
    roots,
    mentions,
    facts: factsIn(roots),
    wants,
    mode: modeIn(roots),
    isChoosing: mentions.length === 0 && !isOfOwn && isLooking(roots, wants),
    isComparing: mentions.length > 1 && longestOf(roots, COMPARING) > 0,
  };
}

const LOOKING =
  'something, need, looking for, after a, who can, who does, what takes, takes that, anything, any free, what can, want, want to, what should i use, what would you take, who, what takes';
/** They are asked of nothing but generators. */
const PARTICULAR = listed(
  'open, dialogue, script, references, lettering, last-frame, text-only, seconds, research, needs-image, room, language, resolution, ratio, free, sound, longest, long-prompt, brackets',
);

/** "Which model does 4K", and "something with open weights for video". */
function isLooking(roots: readonly string[], wants: readonly Want[]): boolean {
  if (longestOf(roots, CHOOSING) > 0 && longestOf(roots, OF_GENERATORS) > 0) return true;
  const isOfMode =
    modeIn(roots) !== undefined ||
    wants.length > 1 ||
    longestOf(
      roots,
      'something for, something that, anything that, looking for, what should i use, who can, need a model, need an ai, what takes, something with, poster, headline, script, avatar',
    ) > 0;
  return (
    wants.some(({ id }) => PARTICULAR.includes(id)) &&
    isOfMode &&
    (longestOf(roots, LOOKING) > 0 ||
      (wants.length > 1 && (roots.length <= FEW || modeIn(roots) !== undefined))) &&
    longestOf(roots, 'how do i, how to, how can i, why, my video, my clip, my picture, came out') === 0
  );
}

/** Two wants in so few words are all that is said. */
const FEW = 8;

/** One is as good as asked by the words of another. */
const covers: Readonly<Record<string, readonly string[]>> = {
  limit: ['duration', 'input', 'lettering'],
  lettering: ['input'],
  references: ['start-image'],
  'last-frame': ['start-image'],
  negative: ['input'],
  parameters: ['input', 'weights'],
  fps: ['last-frame', 'start-image', 'duration'],
  rewriter: ['input'],
  status: ['versions'],
};

function factsIn(roots: readonly string[]): SheetFact[] {
  const found = facts
    .map((fact) => ({ fact, words: longestOf(roots, fact.asked) }))
    .filter(({ words }) => words > 0);
  const ids = found.map(({ fact }) => fact.id);
  const left = found.filter(({ fact }) => !ids.some((id) => covers[id]?.includes(fact.id)));
  const isParticular = left.some(({ fact }) => fact.id !== 'input');
  return left.filter(({ fact }) => fact.id !== 'input' || !isParticular).map(({ fact }) => fact);
}
