import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { firstFrom } from '../first-from.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { senseOf } from '../words/senses.ts';
import { type Item, itemsIn } from './items-in.ts';

const MOST_UNITS = 8;

/** How a denial goes on through the commas behind it: to these, or nobody knows how far. */
type Rest = { readonly items: readonly Item[] } | 'unsure' | undefined;

/**
 * "No text, logos or watermarks": a joint at the end of a list says that all of it is denied. Where a list could be denied
 * as well as there, none of it is moved.
 */
export function denyOn({ text, tokens, units }: Context, absences: readonly Claim[]): Claim[] {
  const beginnings = units.map((unit) => ({ from: tokens[unit.from]?.from ?? 0, to: 0 }));
  return absences.map((claim) => {
    const { said } = claim;
    if (said.kind !== 'absence' || said.things.length === 0 || said.form === 'predicate') return claim;
    if (said.reach !== 'picture' || claim.sure !== 'form') return claim;
    const at = firstFrom(beginnings, claim.from + 1) - 1;
    const unit = units[at];
    if (!unit || unit.labelled || tokens[unit.to - 1]?.to !== claim.to || !GOES_ON.has(unit.stop))
      return claim;
    const cue = text.slice(claim.from, said.things[0]?.from).toLowerCase();
    const isAll = said.form === 'wish' || LACKS.test(cue);
    const [thing] = said.things;
    const head = thing && text.slice(thing.from, thing.to).toLowerCase().split(/\s+/).at(-1);
    const rest = restOf(tokens, units, at, isAll, head ?? '');
    if (rest === undefined) return claim;
    if (rest === 'unsure') return { ...claim, said: { ...said, reach: 'bound' } };
    const to = rest.items.at(-1)?.to ?? claim.to;
    const core = { from: claim.core?.from ?? claim.from, to };
    return { ...claim, to, core, said: { ...said, things: [...said.things, ...rest.items.map(plain)] } };
  });
}

const GOES_ON = new Set([',', '-', '–', '—', '/']);
const BEFORE_OR = new Set(['-', '–', '—']);
/** These take all of a list, however it is joined: "free of cars, people and signs". */
const LACKS = /\b(?:free (?:of|from)|(?:de)?void of|empty of|bare of)\s*(?:any\s*)?$/;

function plain({ from, to }: Item): Span {
  return { from, to };
}

function restOf(
  tokens: readonly Token[],
  units: readonly Unit[],
  at: number,
  isAll: boolean,
  head: string,
): Rest {
  const first = units[at] as Unit;
  const all: Item[] = [];
  let joint = '';
  let ends = false;
  for (let next = at + 1, before = first; next <= at + MOST_UNITS; next++) {
    const unit = units[next];
    if (!unit || unit.sentence !== first.sentence || unit.labelled) {
      ends = unit === undefined || unit.sentence !== first.sentence;
      break;
    }
    const read = itemsIn(tokens, unit);
    // A dash opens something else, but for an "or" behind it.
    if (BEFORE_OR.has(before.stop) && !read.isLed) break;
    // "Or, for that matter, a helmet".
    if (read.isLed && read.items.length === 0) return all.length > 0 ? 'unsure' : undefined;
    if (joint !== '' && read.joint === '') break;
    all.push(...read.items);
    joint = read.joint === '' ? joint : read.joint;
    if (!GOES_ON.has(unit.stop)) {
      ends = units[next + 1]?.sentence !== first.sentence;
      break;
    }
    before = unit;
  }
  return judged(all, { joint, isAll, head, isSentence: ends && first.opens });
}

interface List {
  readonly joint: string;
  readonly isAll: boolean;
  readonly isSentence: boolean;
  /** What is denied before it. */
  readonly head: string;
}

function judged(all: readonly Item[], { joint, isAll, isSentence, head }: List): Rest {
  const [first] = all;
  if (!first || first.is === 'other') return undefined;
  const hasOther = all.some(({ is }) => is === 'other');
  const isClean = all.every(({ is }) => is === 'unwanted' || is === 'thing');
  const items = all;
  if (joint === 'or')
    return isClean ? { items } : hasOther && !isAll && first.is !== 'unwanted' ? undefined : 'unsure';
  const run = leading(all);
  if (joint === 'and' && !hasOther) {
    if (isAll) return isClean ? { items } : 'unsure';
    if (run.length === all.length) return { items };
    return run.length > 0 || isOfAKind(all, head) ? 'unsure' : undefined;
  }
  if (isSentence && isClean && joint === '' && (isAll || isOfAKind(all, '')))
    return isAll ? { items } : 'unsure';
  return run.length > 0 && !hasOther ? { items: run } : undefined;
}

/** "No cars, vans and trucks": bare things of one kind may all be denied; "no make-up, freckles and messy hair" are not. */
function isOfAKind(all: readonly Item[], head: string): boolean {
  const sense = senseOf(head);
  return (
    all.every(
      ({ is, noun }) => is === 'thing' && noun !== undefined && (head === '' || senseOf(noun) === sense),
    ) &&
    (head === '' || sense !== undefined)
  );
}

/** What nobody asks for, right behind what is denied. */
function leading(all: readonly Item[]): Item[] {
  const end = all.findIndex(({ is }) => is !== 'unwanted');
  return all.slice(0, end < 0 ? all.length : end);
}
