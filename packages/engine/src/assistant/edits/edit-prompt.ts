import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import type { TermField } from '../../language/terms/term.ts';
import { isPerson } from '../../language/values/people.ts';
import { matterOf } from '../../language/words/matter.ts';
import type { Mode } from '../../shot/shot.ts';
import { placesOf } from '../../text/places.ts';
import { listed } from '../said/listed.ts';
import { change } from './change.ts';
import { bareWords, isSlip, placesOfThing, singular } from './find-thing.ts';
import { completed, shortened } from './length.ts';
import { makeIt } from './make-it.ts';
import { part, said, type Words } from './match-form.ts';
import { moveTo } from './move-to.ts';
import { applied, type Change, type Outcome, quoted } from './outcome.ts';
import { namedIn, wordsOfPhrase } from './phrase.ts';
import { inserted, isOrder, isTalk, putIn, withArticle } from './put-in.ts';
import { type State, statesIn } from './states.ts';
import { takeOut } from './take-out.ts';
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
      return [shortened];
    case 'longer':
      return [(reading, { text, mode, model }) => completed(reading, text, mode, model, 3)];
    case 'improve':
      return [(reading, { text, mode, model }) => completed(reading, text, mode, model, 2)];
    case 'vary':
      return [(reading) => varied(reading, takes)];
    case 'take':
      return x ? thingsIn(x).map((thing) => (reading) => takenOut(reading, thing, wish.said)) : [];
    case 'put':
      return y ? [(reading) => putOrMade(reading, y, x)] : [];
    case 'move':
      return x && y ? [(reading) => moveTo(reading, x, y, wish.said)] : [];
    case 'change':
      return x && y ? [(reading) => change(reading, x, y) ?? ofKind(reading, x, y)] : [];
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
  const states = statesIn(y);
  if (states)
    return states.map(
      (state) =>
        (reading, { mode }) =>
          state.slot === 'kind' ? asKind(state.put as Mode, mode) : makeIt(reading, state),
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

/** "Make it Paris", "make it red", "make it spooky": what is meant shows by what it is. */
function madeSo(reading: Reading, y: Words): Outcome {
  const words = said(y);
  const named = namedIn(reading);
  const isNamed =
    y.tokens.some(({ isCapital }) => isCapital) || ['in', 'at', 'on'].includes(y.tokens[0]?.word ?? '');
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

/** What people call the parts of a prompt. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  light: ['light'],
  lighting: ['light'],
  camera: ['camera', 'move'],
  movement: ['move'],
  move: ['move'],
  sound: ['sound'],
  sounds: ['sound'],
  music: ['sound'],
  audio: ['sound'],
  dialogue: ['line'],
  line: ['line'],
  dialog: ['line'],
  mood: ['mood'],
  style: ['look'],
  look: ['look'],
  lettering: ['lettering'],
  weather: ['time'],
  time: ['time'],
  hour: ['time'],
  place: ['place'],
  location: ['place'],
  setting: ['place'],
  settings: ['setting'],
  flags: ['setting'],
  parameters: ['setting'],
  ratio: ['setting'],
};

function partsCalled(reading: Reading, thing: Words) {
  const words = bareWords(thing);
  const name =
    [words.at(-1), words[0]].find((word) => word !== undefined && Object.hasOwn(KINDS, word)) ?? '';
  const kinds =
    Object.hasOwn(KINDS, name) && words.length <= (name === 'line' ? 4 : 2) ? (KINDS[name] ?? []) : [];
  return reading.statements.filter(({ kind }) => kinds.includes(kind));
}

function ofKindOut(reading: Reading, thing: Words): Outcome | undefined {
  const parts = partsCalled(reading, thing).filter(
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
    (Object.hasOwn(KINDS, name) ||
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
  const parts = partsCalled(reading, x).filter(({ from }) => from > 0);
  const [one] = parts;
  if (parts.length !== 1 || !one || isOrder(y)) return undefined;
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

/** Not in the prompt: the two things that are nearest to what was said. */
function notThere(reading: Reading, { x, y, wanted }: Wish): { asks: string; choices: readonly string[] } {
  const missing = x ? said(x) : y ? said(y) : '';
  const names = [...new Set(namedIn(reading).map((one) => lastWord(reading, one)))];
  const last = (x ?? y)?.tokens.at(-1)?.word ?? '';
  const near = names.toSorted((one, other) => likeness(other, last) - likeness(one, last)).slice(0, 2);
  const choice = (name: string) =>
    wanted === 'change' && y ? `Change the ${name} to ${said(y)}` : `Remove the ${name}`;
  return {
    asks: `I don’t see ${quoted(missing)} in the prompt.${near.length > 0 ? ' Which of these do you mean?' : ''}`,
    choices:
      wanted === 'change' && y ? [...near.slice(0, 1).map(choice), `Add ${said(y)}`] : near.map(choice),
  };
}

/** A slip of the finger, then something of its kind. */
function likeness(name: string, missing: string): number {
  const word = name.toLowerCase();
  if (isSlip(missing, word)) return 3;
  const isOfKind =
    (matterOf(word) !== undefined && matterOf(word) === matterOf(missing)) ||
    (isPerson(word) && isPerson(singular(missing)));
  return isOfKind ? 2 : isPerson(word) ? 1 : 0;
}
