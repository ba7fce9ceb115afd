import type { Reading } from '../../language/reading.ts';
import type { Span } from '../../language/span.ts';
import type { TermField } from '../../language/terms/term.ts';
import { otherShape, type State, states } from '../../language/wishes/states.ts';
import { determiners, prepositions } from '../../language/words/closed-class.ts';
import { qualityOf } from '../../language/words/describing.ts';
import { mayBeCalled } from '../../language/words/kinds-of.ts';
import { listed } from '../../language/words/listed.ts';
import { startOfFlags } from '../../open-points/text-end.ts';
import { mendedArticle } from './article.ts';
import { type Change, type Outcome, quoted } from './outcome.ts';
import { deedOf, isLead, isNoun, wordAt } from './phrase.ts';
import { inserted } from './put-in.ts';

const fields: Readonly<Partial<Record<State['slot'], TermField>>> = {
  hour: 'place.hour',
  weather: 'place.weather',
  size: 'camera.size',
  angle: 'camera.angle',
};

/** The whole shot at another hour, in other weather, another light: where that is said already it is replaced, else it is put in. */
export function makeIt(reading: Reading, state: State): Outcome {
  const { slot, put } = state;
  if (slot === 'ratio') return inShape(reading, state, setTo(reading, state));
  if (slot === 'seconds') return setTo(reading, state);
  if (slot === 'fps')
    return {
      asks: `Frames a second are a setting of the generator, not words of a prompt, so I wrote nothing. Ask me which generator offers ${put}.`,
      choices: [`Which generators do ${put} fps?`],
    };
  const stands = standing(reading, state);
  if (stands.length === 0)
    return wetted(
      reading,
      state,
      ['hour', 'weather', 'season'].includes(slot) ? inScene(reading, put) : inserted(reading, put),
    );
  const changes = stands.flatMap((one) => replaced(reading, one, state));
  if (changes.length === 0) return inScene(reading, put);
  const first = changes.find((change) => change.put !== 'a' && change.put !== 'an');
  if (changes.every(({ from, to, put: now }) => reading.text.slice(from, to) === now))
    return {
      asks: `It already says ${quoted(reading.text.slice(first?.from ?? 0, first?.to ?? 0))}.`,
      choices: ['Make it moodier', 'Improve this prompt'],
    };
  return wetted(reading, state, {
    changes,
    did: `Changed: ${changes
      .filter((change) => change.put.length > 2)
      .map(({ from, to, put: now }) => `${quoted(reading.text.slice(from, to))} to ${quoted(now)}`)
      .join(', ')}.`,
  });
}

/** What was dry is wet in the rain; what belongs to another season is told. */
function wetted(reading: Reading, state: State, outcome: Outcome): Outcome {
  if (!('changes' in outcome)) return outcome;
  const isRain = state.slot === 'weather' && state.before === 'rainy';
  const dry = isRain ? reading.tokens.filter(({ word }) => word === 'dry') : [];
  return {
    changes: [...outcome.changes, ...dry.map(({ from, to }) => ({ from, to, put: 'wet' }))],
    did: `${outcome.did}${dry.length > 0 ? ' Changed: “dry” to “wet”.' : ''}${stillThere(reading, state)}`,
  };
}

interface Run {
  readonly from: number;
  readonly to: number;
}

const MONTHS: ReadonlySet<string> = new Set(
  states.flatMap(({ season, before }) => (season && before ? [before.toLowerCase()] : [])),
);
const VIEWS: ReadonlySet<string> = new Set(['camera', 'viewpoint', 'vantage', 'perspective']);
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

function runsOf({ tokens }: Reading, spans: readonly Span[]): Run[] {
  return spans
    .map((span) => ({
      from: tokens.findIndex(({ from }) => from >= span.from),
      to: tokens.findLastIndex(({ to }) => to <= span.to) + 1,
    }))
    .filter(({ from, to }) => from >= 0 && to > from);
}

function standing(reading: Reading, { slot, put }: State): Run[] {
  const { tokens, terms } = reading;
  if (slot === 'palette' && put === 'in colour')
    return runsOf(
      reading,
      terms.filter(({ value }) => value === 'black-and-white'),
    );
  if (slot === 'season')
    return tokens.flatMap(({ word, isCapital }, at) =>
      SEASONS.includes(word) || (isCapital && MONTHS.has(word)) ? [{ from: at, to: at + 1 }] : [],
    );
  if (slot === 'hold')
    return tokens.flatMap(({ word }, at) => (qualityOf(word) === 'hold' ? [{ from: at, to: at + 1 }] : []));
  const field = fields[slot];
  const held =
    slot === 'angle'
      ? tokens.flatMap(({ word }, at) =>
          qualityOf(word) === 'height' && VIEWS.has(wordAt(reading, at + 1))
            ? [{ from: at, to: at + 2 }]
            : [],
        )
      : [];
  if (held.length > 0) return held;
  return runsOf(
    reading,
    terms.filter((term) => term.field === field && term.isDenied !== true),
  );
}

/** Clothes and meals are called after an hour, and keep their names. */
const NAMES_OF_HOURS = listed(
  'dress, gown, coffee, coat, club, shift, stand, watch, train, bus, jacket, boots, tea, prayer, paper',
);

function replaced(reading: Reading, run: Run, { put, before = put, slot }: State): Change[] {
  const { tokens, units, text } = reading;
  const unit = units.find(({ from, to }) => run.from >= from && run.from < to);
  const end = unit?.to ?? run.to;
  if (NAMES_OF_HOURS.includes(wordAt(reading, run.to))) return [];
  let from = run.from;
  let isLed = isLead(wordAt(reading, from));
  // "On a cold rainy night" is led from afar.
  for (let at = run.from - 1; !isLed && at >= Math.max(unit?.from ?? 0, run.from - 3); at--) {
    if (prepositions.has(wordAt(reading, at))) {
      from = at;
      isLed = true;
    } else if (!determiners.has(wordAt(reading, at)) && isNoun(wordAt(reading, at))) break;
  }
  const next = tokens[run.to];
  const isDescribing = run.to < end && next?.kind === 'word' && !isLead(next.word) && isNoun(next.word);
  const lastWord = wordAt(reading, run.to - 1);
  const span = (first: number, last: number, words: string): Change[] => {
    const one = tokens[first];
    const other = tokens[last - 1];
    if (!one || !other) return [];
    const now =
      one.isCapital && unit?.opens && first === unit.from
        ? words.charAt(0).toUpperCase() + words.slice(1)
        : words;
    const mended = mendedArticle(reading, first - 1, now);
    return [...(mended ? [mended] : []), { from: one.from, to: other.to, put: now }];
  };
  if (slot === 'size' || slot === 'angle') {
    const keeps = run.to < end && wordAt(reading, run.to) === 'of';
    return span(run.from, run.to, keeps || run.from > (unit?.from ?? 0) || run.to === end ? put : `${put},`);
  }
  if (slot === 'season')
    return isLed && !isDescribing && run.from - from <= 2
      ? span(from, run.to, put)
      : span(run.from, run.to, before);
  if (LIT.includes(lastWord) && run.to - run.from > 1)
    return span(isLead(wordAt(reading, run.from)) ? run.from + 1 : run.from, run.to - 1, before);
  if (isDescribing) return span(isLead(wordAt(reading, run.from)) ? run.from + 1 : run.from, run.to, before);
  if (isLed) return span(from, run.to, put);
  const isBare = run.from === unit?.from && run.to === end;
  if (isBare && slot === 'hour') return span(run.from, run.to, before.replace('-', ' '));
  if (isBare) return span(run.from, run.to, before);
  // A noun for a noun: "rain runs down the glass".
  return (
    span(
      run.from,
      run.to,
      slot === 'hour' ? put : isDescriber(lastWord) ? before : (put.split(' ').at(-1) ?? put),
    ) ?? (text === '' ? [] : [])
  );
}

const LIT = listed('light, sun, sunlight, sky, glow, air, mist, haze, sunshine, glare');

function isDescriber(word: string): boolean {
  return word.endsWith('y') || word === 'overcast' || word.endsWith('ing');
}

const BY_DAY = listed('sunlight, sunshine, sunlit, sunny, sun, daylight, sunbeams');
const BY_NIGHT = listed('moonlight, moonlit, moon, stars, starry, starlit');
const DARK = ['night', 'midnight', 'dusk', 'blue-hour', 'evening'];

/** What still says another hour is told, and stays. */
const COLD: ReadonlySet<string> = new Set(['winter', 'autumn']);
const GREEN: ReadonlySet<string> = new Set(['blossom', 'blossoms', 'flowers', 'flower', 'blooming']);

function stillThere({ tokens }: Reading, { slot, before, season }: State): string {
  if (slot !== 'hour' && slot !== 'season') return '';
  const others = DARK.includes(before ?? '') ? BY_DAY : BY_NIGHT;
  const isCold = slot === 'season' && COLD.has(season ?? before ?? '');
  const strange = (word: string) =>
    slot === 'hour'
      ? others.includes(word)
      : isCold && !MONTHS.has(word) && (mayBeCalled('flower', word) || GREEN.has(word));
  const words = [...new Set(tokens.map(({ word }) => word).filter(strange))];
  return words.length === 0 ? '' : ` ${words.map(quoted).join(' and ')} still stands; say what it should be.`;
}

/** Behind the first clause that shows something. */
function inScene(reading: Reading, put: string): Outcome {
  const { tokens, units, statements } = reading;
  const scene = statements.find(({ kind }) => kind === 'figure' || kind === 'action' || kind === 'place');
  const unit = scene && units.find(({ to }) => (tokens[to - 1]?.to ?? 0) >= scene.to);
  const last = unit && tokens[unit.to - 1];
  if (!unit || !last || last.atom?.kind === 'quote') return inserted(reading, put);
  const comma = deedOf(reading, unit) === undefined && unit.to - unit.from > 6 ? ',' : '';
  return {
    changes: [{ from: last.to, to: last.to, put: `${comma} ${put}` }],
    did: `Put in: ${quoted(put)}.`,
  };
}

/** A word for the old shape goes with it: a "vertical poster" in a square is a square poster. */
function inShape(reading: Reading, { put }: State, outcome: Outcome): Outcome {
  if (!('changes' in outcome)) return outcome;
  const { tokens, text } = reading;
  const words = tokens.flatMap(({ word, from, to, isCapital }, at) => {
    const now = otherShape(word, wordAt(reading, at + 1), put);
    if (now === undefined) return [];
    const mended = mendedArticle(reading, at - 1, now);
    const written = isCapital ? now.charAt(0).toUpperCase() + now.slice(1) : now;
    return [{ from, to, put: written, article: mended }];
  });
  return {
    changes: [
      ...outcome.changes,
      ...words.flatMap(({ article, from, to, put: now }) => [
        ...(article ? [article] : []),
        { from, to, put: now },
      ]),
    ],
    did: [
      outcome.did,
      ...words.map(({ from, to, put: now }) => `Changed: ${quoted(text.slice(from, to))} to ${quoted(now)}.`),
    ].join(' '),
  };
}

/** The shape and the length: where they are said they are changed, else they stand at the end. */
function setTo(reading: Reading, { slot, put }: State): Outcome {
  const { tokens, text } = reading;
  const token = tokens.find(({ atom }) =>
    slot === 'ratio'
      ? atom?.kind === 'ratio' || (atom?.kind === 'flag' && atom.name === 'ar')
      : atom?.kind === 'measure' && atom.name === 'seconds',
  );
  const name = slot === 'ratio' ? 'Shape' : 'Length';
  if (token) {
    const span = token.atom?.kind === 'flag' ? token.atom.inner : token;
    return {
      changes: [{ from: span.from, to: span.to, put }],
      did: `${name}: ${quoted(text.slice(span.from, span.to))} to ${quoted(put)}.`,
    };
  }
  const end = startOfFlags(text);
  if (end < text.length && slot === 'ratio')
    return {
      changes: [{ from: text.trimEnd().length, to: text.length, put: ` --ar ${put}` }],
      did: `${name}: ${quoted(`--ar ${put}`)}.`,
    };
  const body = text.slice(0, end).trimEnd();
  const isClosed = '.!?'.includes(body.charAt(body.length - 1)) && body !== '';
  return {
    changes: [
      {
        from: body.length,
        to: body.length,
        put: isClosed ? ` ${put.charAt(0).toUpperCase()}${put.slice(1)}.` : `, ${put}`,
      },
    ],
    did: `${name}: ${quoted(put)}.`,
  };
}
