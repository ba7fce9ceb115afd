import { quotesIn } from '../../language/atoms/quotes-in.ts';
import type { Part, Shot } from '../../shot/shot.ts';
import type { Sentence, Stretch } from '../../writing/sentence.ts';
import { textOf } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { mediumIn, namesMedium } from '../pieces/medium.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf, whenOf } from '../pieces/picture-scene.ts';
import { withoutStop } from '../pieces/running-on.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** An object whose fields stand in the order of the captions it was trained on, without spaces between them. */
export function ideogramCaption({ fresh, facts }: Telling): Sentence[] {
  const phrases = phrasesOf(fresh);
  const isPhoto = !namesMedium(fresh);
  const { subject, place } = fresh;
  const who = [subject.text, subject.action].filter((words) => words !== '').join(' ');
  const what = textOf(sceneOf(fresh).stretches.map(({ part, text }) => ({ part, text })));
  const backdrop = [place.text, whenOf(fresh), ...phrases.surroundings, ...facts.map(({ phrase }) => phrase)];
  const camera = [
    ...shotPhrase(fresh),
    ...phrases.framing,
    ...phrases.camera,
    ...phrases.lens,
    ...phrases.focus,
  ];
  const style = object([
    field('aesthetics', 'mood', [...phrases.mood, ...phrases.look, ...named(fresh)]),
    field('lighting', 'light', phrases.light),
    isPhoto ? field('photo', 'camera', camera) : field('art_style', 'camera', [mediumIn(fresh), ...camera]),
    raw('medium', 'technical', JSON.stringify(isPhoto ? 'photograph' : 'illustration')),
    raw('color_palette', 'technical', hexes(fresh)),
  ]);
  const elements = [
    ...(who === '' ? [] : [element('obj', undefined, [who, ...phrases.details])]),
    ...(who === '' && phrases.details.length > 0 ? [element('obj', undefined, phrases.details)] : []),
    ...lettering(fresh).map(({ words, desc }) => element('text', words, desc)),
  ];
  return [
    object([
      field('high_level_description', 'subject', [what]),
      nest('style_description', style),
      nest(
        'compositional_deconstruction',
        object([field('background', 'place', backdrop), nest('elements', list(elements))]),
      ),
    ]),
  ];
}

export type Field = readonly Stretch[];

export function field(key: string, part: Part, values: readonly string[]): Field {
  const text = values
    .filter((value) => value !== '')
    .map((value) => withoutStop(value.replace(/\s+/g, ' ').trim()))
    .join(', ');
  return text === '' ? [] : raw(key, part, JSON.stringify(text));
}

export function raw(key: string, part: Part, value: string): Field {
  return value === '' ? [] : [{ part, text: `${JSON.stringify(key)}:${value}` }];
}

export function nest(key: string, stretches: Field): Field {
  const [first, ...others] = stretches;
  return first ? [{ ...first, text: `${JSON.stringify(key)}:${first.text}` }, ...others] : [];
}

export function object(fields: readonly Field[]): Field {
  return enclosed('{', fields, '}');
}

export function list(items: readonly Field[]): Field {
  return enclosed('[', items, ']');
}

function enclosed(open: string, items: readonly Field[], close: string): Field {
  const said = items.filter((item) => item.length > 0);
  return said.flatMap((item, at) =>
    item.map(({ part, text }, inside) => ({
      part,
      text:
        (inside > 0 ? '' : at === 0 ? open : ',') +
        text +
        (at === said.length - 1 && inside === item.length - 1 ? close : ''),
    })),
  );
}

/** Words in the picture are an element each, without their marks. */
export function element(
  type: 'obj' | 'text',
  words: string | undefined,
  description: readonly string[],
): Field {
  return object([
    raw('type', 'subject', JSON.stringify(type)),
    words === undefined ? [] : raw('text', 'subject', JSON.stringify(words)),
    field('desc', 'subject', description),
  ]);
}

interface Written {
  readonly words: string;
  /** What they are on, where, and in what hand. */
  readonly desc: readonly string[];
}

export function lettering({ subject, place, details, lettering: told }: Shot): Written[] {
  const known = told.map(({ words, surface, place: where, hand }) => ({
    words: words.trim(),
    desc: [surface, where, hand].filter(
      (one): one is string =>
        one !== undefined && !one.includes('"') && (one === surface || !surface?.includes(one)),
    ),
  }));
  const quoted = [subject.text, subject.action, place.text, details]
    .flatMap((text) => quotesIn(text))
    .map(({ words }) => ({ words, desc: [] }))
    .filter(({ words }) => !known.some((one) => one.words === words));
  return [...known, ...quoted].filter(({ words }) => words !== '');
}

const HEX = /^#[0-9a-f]{6}$/i;

/** By number and in capitals, sixteen at most; names of colours are part of the look. */
export function hexes({ palette, subject, details }: Shot): string {
  const told = [...palette, subject.text, subject.action, details].join(' ').match(/#[0-9a-f]{6}\b/gi) ?? [];
  const numbers = [...new Set(told.map((colour) => colour.toUpperCase()))].slice(0, 16);
  return numbers.length === 0 ? '' : JSON.stringify(numbers);
}

function named({ palette }: Shot): readonly string[] {
  const names = palette.filter((colour) => !HEX.test(colour));
  return names.length === 0 ? [] : [`${names.join(' and ')} palette`];
}
