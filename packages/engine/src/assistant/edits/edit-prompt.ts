import { findModel, offersDuration } from '../../catalogue/index.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import type { TermField } from '../../language/terms/term.ts';
import { isPerson } from '../../language/values/people.ts';
import { part, said, type Words } from '../../language/wishes/match-form.ts';
import { partsByName } from '../../language/wishes/part-names.ts';
import { type State, statesIn } from '../../language/wishes/states.ts';
import { isHeard } from '../../language/wishes/talk.ts';
import { isDescribing, qualityOf } from '../../language/words/describing.ts';
import { listed } from '../../language/words/listed.ts';
import { matterOf } from '../../language/words/matter.ts';
import { isMostlyVerb, isVerb, senseOf } from '../../language/words/senses.ts';
import type { Mode } from '../../shot/shot.ts';
import { placesOf } from '../../text/places.ts';
import { change } from './change.ts';
import { bareWords, isSlip, placesOfThing, singular } from './find-thing.ts';
import { completed, shortened } from './length.ts';
import { makeIt } from './make-it.ts';
import { moveTo, shifted } from './move-to.ts';
import { applied, type Change, type Outcome, quoted } from './outcome.ts';
import { partsCalled } from './part-names.ts';
import { isNoun, namedIn, wordsOfPhrase } from './phrase.ts';
import { inserted, isOrder, isTalk, putIn, withArticle } from './put-in.ts';
import { readingOf } from './reading-of.ts';
import { oneFewer, recount } from './recount.ts';
import { takeOut } from './take-out.ts';
import { targetOf } from './target.ts';
import { vagueOf } from './vague.ts';
import type { Wish } from './wishes.ts';

export interface Edited {
  /** The same text where nothing was done. */
  readonly text: string;
  readonly mode: Mode;
  /** What was done, an operation each. */
  readonly did: readonly string[];
  readonly asked: readonly { readonly asks: string; readonly choices: readonly string[] }[];
  /** It named nothing that is in the prompt. */
  readonly isOther: boolean;
}

export interface Prompt {
  readonly text: string;
  readonly mode: Mode;
  readonly model?: string | undefined;
  readonly locked?: readonly string[] | undefined;
}

/** One wish after another, each on a fresh reading; whatever none of them names stays as it is, byte for byte. */
export function editPrompt(prompt: Prompt, wishes: readonly Wish[], takes = 0): Edited {
  let { text, mode } = prompt;
  const did: string[] = [];
  const asked: { asks: string; choices: readonly string[] }[] = [];
  let strange = 0;
  const kept = wishes.flatMap(({ wanted, x }) => (wanted === 'keep' && x ? [x] : []));
  for (const wish of wishes) {
    for (const step of stepsOf(wish, takes)) {
      const places = placesOf(text);
      const reading = withoutFlags(read(places.text, { isClip: mode === 'video', isTaught: true }));
      const outcome = step(reading, { ...prompt, text, mode });
      if (outcome === undefined) {
        strange += 1;
        asked.push(notThere(reading, wish));
      } else if ('asks' in outcome) asked.push(outcome);
      else if ('mode' in outcome) {
        mode = outcome.mode;
        did.push(outcome.did);
      } else {
        const next = applied(
          text,
          outcome.changes.map(
            (one): Change => ({ ...one, from: places.given(one.from), to: places.given(one.to) }),
          ),
        );
        const spared = kept.find(
          (one) =>
            targetOf(reading, one).sure === 1 && targetOf(readingOf({ text: next, mode }), one).sure < 1,
        );
        if (spared) {
          asked.push({
            asks: `That would take ${quoted(said(spared))} along, which you want to keep, so I left it. Write that part anew, or tell me what stays.`,
            choices: [],
          });
          continue;
        }
        const lost = (prompt.locked ?? []).find((words) => text.includes(words) && !next.includes(words));
        if (lost !== undefined)
          asked.push({
            asks: `You pinned ${quoted(lost)}, so it stays as it is. Unpin it to change it.`,
            choices: [],
          });
        else if (next === text) asked.push({ asks: 'That would change nothing in it.', choices: [] });
        else {
          text = next;
          did.push(outcome.did);
        }
      }
    }
  }
  return { text, mode, did, asked, isOther: strange === wishes.length && did.length === 0 };
}

/** Flags at the end are no part of the item they stand behind. */
function withoutFlags(reading: Reading): Reading {
  const { tokens, units } = reading;
  const isFlag = (at: number) => tokens[at]?.atom?.kind === 'flag';
  return {
    ...reading,
    units: units.map((unit) => {
      let to = unit.to;
      while (to - 1 > unit.from && isFlag(to - 1)) to -= 1;
      return to === unit.to ? unit : { ...unit, to };
    }),
  };
}

type Step = (
  reading: Reading,
  prompt: Prompt,
) => Outcome | { readonly mode: Mode; readonly did: string } | undefined;

function stepsOf(wish: Wish, takes: number): Step[] {
  const { wanted, x, y } = wish;
  switch (wanted) {
    case 'shorter':
      return [(reading) => shortened(reading)];
    case 'longer':
      return [(reading, { text, mode, model }) => completed(reading, text, mode, model, 3)];
    case 'improve':
      return [(reading, { text, mode, model }) => completed(reading, text, mode, model, 2)];
    case 'vary':
      return [(reading) => varied(reading, takes)];
    case 'take':
      return x ? thingsIn(x).map((thing) => (reading) => takenOut(reading, thing, wish.said)) : [];
    case 'put':
      return y ? [(reading, { mode }) => soundless(y, mode) ?? putOrMade(reading, y, x)] : [];
    case 'half':
      return [(reading) => shortened(reading, HALF)];
    case 'vague':
      return [(reading) => vagueOf(reading, wish.said)];
    case 'fewer':
      return x ? [(reading) => oneFewer(reading, x)] : [];
    case 'closer':
      return x ? [(reading) => closeOn(reading, x)] : [];
    case 'count':
      return x && wish.count ? [counted(x, wish.count)] : [];
    case 'move':
      return x ? [(reading) => (y ? moveTo(reading, x, y, wish.lead) : shifted(reading, x, wish.said))] : [];
    case 'change':
      return x && y ? changedTo(x, y, wish.was) : [];
    case 'less':
      return y
        ? [
            () => ({
              asks: `How much less? I can take it out, or you say how it should look.`,
              choices: [`Remove ${said(y)}`, `Add a little ${said(y)}`],
            }),
          ]
        : [];
    case 'make':
      return y ? made(y) : [];
    default:
      return [];
  }
}

/** So many of a thing that is there, or that thing so often besides. */
function counted(x: Words, count: Words): Step {
  return (reading) => recount(reading, x, count) ?? undefined;
}

/** "Older and awake" are two things that are told of one. */
function changedTo(x: Words, y: Words, was: Words | undefined): Step[] {
  const [first, second] = thingsIn(x);
  if (first && second && !isDescribing(y))
    return [(reading) => change(reading, first, y), (reading) => takenOut(reading, second, said(second))];
  return qualitiesIn(y).map(
    (how) =>
      (reading, { mode }) =>
        soundless(how, mode) ?? change(reading, x, how, was) ?? ofKind(reading, x, how),
  );
}

function qualitiesIn(y: Words): Words[] {
  const found: Words[] = [];
  let from = 0;
  y.tokens.forEach(({ word }, at) => {
    if (word !== 'and' && word !== ',' && word !== 'but') return;
    if (at > from) found.push(part(y, from, at));
    from = at + 1;
  });
  found.push(part(y, from));
  const kinds = found.map((one) => qualityOf(one.tokens.at(-1)?.word ?? ''));
  const isApart = new Set(kinds).size === found.length || kinds.every((kind) => kind === undefined);
  return found.length > 1 && isApart && found.every(isDescribing) ? found : [y];
}

/** "Closer on the hands": the size of the shot, and what of it. */
function closeOn(reading: Reading, x: Words): Outcome | undefined {
  const { sure } = targetOf(reading, x);
  const what = said(x);
  return sure === 0 && !isNoun(x.tokens.at(-1)?.word ?? '')
    ? undefined
    : makeIt(reading, { slot: 'size', put: `close-up of ${what}`, asked: [] });
}

/** A still has no sound. */
function soundless(y: Words, mode: Mode): Outcome | undefined {
  if (mode !== 'photo' || !isHeard(y)) return undefined;
  const source = said(part(y, y.tokens.findIndex(({ word }) => word === 'of') + 1));
  return {
    asks: `A still has no sound, so ${quoted(said(y))} can’t be seen in it. What should be seen instead?`,
    choices: [`Add ${source}`, 'Make it a video'],
  };
}

const HALF = 0.5;

/** The same shot in another hour or weather, a different one each time. */
function varied(reading: Reading, takes: number): Outcome {
  const outcomes = TAKES.map((_, at) => makeIt(reading, TAKES[(takes + at) % TAKES.length] as State));
  return outcomes.find((one) => 'changes' in one) ?? (outcomes[0] as Outcome);
}

const TAKES: readonly State[] = [
  { slot: 'hour', put: 'at dawn', asked: [], before: 'dawn' },
  { slot: 'hour', put: 'at night', asked: [], before: 'night' },
  { slot: 'weather', put: 'in fog', asked: [], before: 'foggy' },
  { slot: 'hour', put: 'at sunset', asked: [], before: 'sunset' },
];

function made(y: Words): Step[] {
  const withs = y.tokens.findIndex(({ word }) => word === 'with');
  const before = withs > 0 ? part(y, 0, withs) : undefined;
  if (before && statesIn(before)) return [...made(before), (reading) => putIn(reading, part(y, withs))];
  const states = statesIn(y);
  if (states)
    return states.map(
      (state) =>
        (reading, { mode, model }) =>
          state.slot === 'kind'
            ? asKind(state.put as Mode, mode)
            : (tooLong(state, model) ?? makeIt(reading, state)),
    );
  return [
    (reading) =>
      isOrder(y) || y.tokens.length > 6
        ? {
            asks: `I don’t know how to make it ${quoted(said(y))}.`,
            choices: [`Add ${said(y)}`, 'Improve this prompt'],
          }
        : madeSo(reading, y),
  ];
}

/** Longer than any generator makes a clip of words. */
const LONGEST_CLIP = 60;

/** A length that nobody offers is not written down as if it were. */
function tooLong({ slot, put }: State, id: string | undefined): Outcome | undefined {
  const seconds = slot === 'seconds' ? Number.parseFloat(put) : 0;
  const model = id === undefined ? undefined : findModel(id);
  const isOffered = model?.mode === 'video' ? offersDuration(model, seconds) : seconds <= LONGEST_CLIP;
  if (seconds === 0 || isOffered) return undefined;
  return {
    asks: `${model?.mode === 'video' ? `${model.name} has` : 'Most generators have'} no clips of ${seconds} seconds, so I wrote nothing about the length. Most run 4 to 10 seconds; for more, cut the scene into several shots.`,
    choices: ['Which generator makes the longest clips?', 'Make it 8 seconds'],
  };
}

/** "Make it Paris", "make it red", "make it spooky": what is meant shows by what it is. */
function madeSo(reading: Reading, y: Words): Outcome {
  const words = said(y);
  const own = onlyOfIts(reading, y);
  if (own) return own;
  const named = namedIn(reading);
  const isNamed =
    y.tokens.some(({ word, isCapital }) => isCapital && senseOf(word, true) === 'place') ||
    ['in', 'at', 'on'].includes(y.tokens[0]?.word ?? '');
  const places = reading.statements.filter(
    ({ kind, within, from }) => kind === 'place' && (within !== undefined || from > 0),
  );
  const bare = ['in', 'at', 'on'].includes(y.tokens[0]?.word ?? '') ? said(part(y, 1)) : words;
  if (isNamed && places.length === 1 && places[0]) {
    const { from, to } = places[0];
    return {
      changes: [{ from, to, put: bare === words ? `in ${words}` : words }],
      did: `Changed: ${quoted(reading.text.slice(from, to))} to ${quoted(bare === words ? `in ${words}` : words)}.`,
    };
  }
  const [one, other] = named;
  return {
    asks: `What should be ${quoted(words)}?`,
    choices:
      one && other
        ? [`Make the ${lastWord(reading, one)} ${words}`, `Add ${words}`]
        : [`Add ${words}`, 'Improve this prompt'],
  };
}

/** "Make it blue", where one thing has a colour: that thing. */
function onlyOfIts(reading: Reading, y: Words): Outcome | undefined {
  const quality = isDescribing(y) ? qualityOf(y.tokens.at(-1)?.word ?? '') : undefined;
  const hits = quality === undefined ? [] : reading.tokens.filter(({ word }) => qualityOf(word) === quality);
  const [hit] = hits;
  return hit && hits.length === 1 ? change(reading, { text: reading.text, tokens: [hit] }, y) : undefined;
}

function lastWord(reading: Reading, phrase: ReturnType<typeof namedIn>[number]): string {
  return wordsOfPhrase(reading, { ...phrase, from: phrase.head });
}

function asKind(to: Mode, now: Mode): { mode: Mode; did: string } | Outcome {
  return to === now
    ? { asks: `It is a ${now === 'video' ? 'video' : 'photo'} prompt already.`, choices: [] }
    : {
        mode: to,
        did:
          to === 'video'
            ? 'Now a video prompt. Say what moves, and how the camera does.'
            : 'Now a photo prompt. What moves or sounds in it cannot be seen in a still.',
      };
}

/** "Rain" and "fog" are weather, not things; all else is put in as it was said. */
function putOrMade(reading: Reading, y: Words, to: Words | undefined): Outcome {
  const [state, ...others] = to || y.tokens.length > 3 ? [] : (statesIn(y) ?? []);
  if (
    state &&
    others.length === 0 &&
    listed('hour, weather, season, ratio, seconds, size, angle').includes(state.slot)
  )
    return makeIt(reading, state);
  return putIn(reading, y, to);
}

/** "The dog, the umbrella and the lamp" are three. */
function thingsIn(x: Words): Words[] {
  const things: Words[] = [];
  let from = 0;
  x.tokens.forEach(({ word }, at) => {
    if (word !== ',' && word !== 'and' && word !== '&' && word !== 'or') return;
    if (at > from) things.push(part(x, from, at));
    from = at + 1;
  });
  if (from < x.tokens.length) things.push(part(x, from));
  return things.slice(0, MOST_THINGS);
}

const MOST_THINGS = 6;

function takenOut(reading: Reading, thing: Words, wish: string): Outcome | undefined {
  const places = placesOfThing(reading, thing);
  if (places.length === 0) {
    const whole = ofKindOut(reading, thing);
    if (whole) return whole;
    // "No tourists": nobody has named them, and they must not come.
    const first = wish.toLowerCase().split(' ')[0];
    if (isTalk(thing))
      return { asks: `I’m not sure what should not be there: ${quoted(said(thing))}.`, choices: [] };
    return first === 'no' || first === 'without'
      ? inserted(reading, `no ${bareWords(thing).join(' ')}`)
      : undefined;
  }
  const outcomes = places.map((place) => takeOut(reading, place));
  const changes = outcomes.flatMap((one) => ('changes' in one ? one.changes : []));
  const [asks] = outcomes.filter((one) => 'asks' in one);
  if (changes.length === 0) return asks;
  const did = outcomes.flatMap((one) => ('did' in one ? [one.did] : []));
  return { changes, did: [...new Set(did)].join(' ') };
}

function ofKindOut(reading: Reading, thing: Words): Outcome | undefined {
  const parts = partsCalled(reading, bareWords(thing)).filter(
    ({ within }, _, all) => within === undefined || !all.some(({ id }) => id === within),
  );
  const outcomes = parts.map(({ from, to }) =>
    takeOut(reading, {
      from: reading.tokens.findIndex((token) => token.from >= from),
      to: reading.tokens.findLastIndex((token) => token.to <= to) + 1,
    }),
  );
  const changes = outcomes.flatMap((one) => ('changes' in one ? one.changes : []));
  return changes.length === 0
    ? outcomes[0]
    : { changes, did: outcomes.flatMap((one) => ('did' in one ? [one.did] : [])).join(' ') };
}

/** What is told in a figure. */
const FIGURES: Readonly<Record<string, TermField>> = {
  lens: 'camera.lens.mm',
  focal: 'camera.lens.mm',
  length: 'camera.lens.mm',
  aperture: 'camera.aperture',
  iso: 'camera.iso',
  angle: 'camera.angle',
  shot: 'camera.size',
  framing: 'camera.size',
  hour: 'place.hour',
  weather: 'place.weather',
};

/** "Change the weather to snow", "change the light to candlelight". */
function ofKind(reading: Reading, x: Words, y: Words): Outcome | undefined {
  const [state] = statesIn(y) ?? [];
  const name = bareWords(x).at(-1) ?? '';
  if (
    state &&
    state.slot !== 'kind' &&
    (partsByName.has(name) ||
      listed(
        'season, shape, format, length, duration, angle, shot, size, aspect, sky, atmosphere, color, colors, colours, palette, background',
      ).includes(name))
  )
    return makeIt(reading, state);
  const field = FIGURES[name];
  const term = field && reading.terms.find((one) => one.field === field);
  if (term) {
    const put =
      field === 'camera.lens.mm' && y.tokens.length === 1 && y.tokens[0]?.kind === 'number'
        ? `${said(y)}mm`
        : said(y);
    return {
      changes: [{ from: term.from, to: term.to, put }],
      did: `Changed: ${quoted(reading.text.slice(term.from, term.to))} to ${quoted(put)}.`,
    };
  }
  const parts = partsCalled(reading, bareWords(x)).filter(({ from }) => from > 0);
  const [one] = parts;
  if (parts.length !== 1 || !one || isOrder(y)) return undefined;
  if (!canStand(y))
    return {
      asks: `I’m not sure how ${quoted(said(x))} should become ${quoted(said(y))}. Say what should stand there.`,
      choices: ['Improve this prompt'],
    };
  const lead = one.kind === 'place' ? reading.text.slice(one.from, one.to).split(' ')[0] : undefined;
  const put =
    lead &&
    ['in', 'on', 'at', 'through', 'inside'].includes(lead) &&
    !['in', 'on', 'at'].includes(y.tokens[0]?.word ?? '')
      ? `${lead} ${withArticle(y)}`
      : said(y);
  return {
    changes: [{ from: one.from, to: one.to, put }],
    did: `Changed: ${quoted(reading.text.slice(one.from, one.to))} to ${quoted(put)}.`,
  };
}

/** A deed in its plain form, "stay put", is told of somebody and is no part of a shot. */
function canStand({ tokens }: Words): boolean {
  const first = tokens[0]?.word ?? '';
  return (
    tokens[0]?.atom !== undefined ||
    !isVerb(first) ||
    !isMostlyVerb(first) ||
    isNoun(first) ||
    tokens.length === 1
  );
}

/** Not in the prompt: the two things that are nearest to what was said. */
function notThere(reading: Reading, { x, y, wanted }: Wish): { asks: string; choices: readonly string[] } {
  const missing = x ? said(x) : y ? said(y) : '';
  const names = [...new Set(namedIn(reading).map((one) => lastWord(reading, one)))];
  const last = (x ?? y)?.tokens.at(-1)?.word ?? '';
  const near = names.toSorted((one, other) => likeness(other, last) - likeness(one, last)).slice(0, 2);
  const choice = (name: string) =>
    wanted === 'change' && y ? `Change the ${name} to ${said(y)}` : `Remove the ${name}`;
  return {
    asks: `I don’t see ${quoted(missing)} in the prompt${wanted === 'take' ? ', so there is nothing to take out. Should I say that it must not be there?' : near.length > 0 ? '. Which of these do you mean?' : '.'}`,
    choices:
      wanted === 'take'
        ? [
            ...near
              .filter((name) => likeness(name, last) > 0)
              .slice(0, 1)
              .map(choice),
            `Add no ${bareWords(x ?? EMPTY).join(' ')}`,
          ]
        : wanted === 'change' && y
          ? [
              ...near
                .slice(0, 1)
                .filter((name) => likeness(name, last) > 0)
                .map(choice),
              `Add ${said(y)}`,
            ]
          : near.map(choice),
  };
}

const EMPTY: Words = { text: '', tokens: [] };

/** A slip of the finger, then something of its kind. */
function likeness(name: string, missing: string): number {
  const word = name.toLowerCase();
  if (isSlip(missing, word)) return 3;
  const isOfKind =
    (matterOf(word) !== undefined && matterOf(word) === matterOf(missing)) ||
    (isPerson(word) && isPerson(singular(missing)));
  return isOfKind ? 2 : isPerson(word) ? 1 : 0;
}
