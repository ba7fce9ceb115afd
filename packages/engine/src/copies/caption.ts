import type { Model } from '../catalogue/model.ts';
import {
  element,
  field,
  hexes,
  lettering,
  list,
  nest,
  object,
  raw,
} from '../dialects/image/ideogram-caption.ts';
import { mediumIn, namesMedium } from '../dialects/pieces/medium.ts';
import { withoutStop } from '../dialects/pieces/running-on.ts';
import { quotesIn } from '../language/atoms/quotes-in.ts';
import { read } from '../language/read.ts';
import { sentences } from '../language/sentences.ts';
import { graphic } from '../language/words/sight-words.ts';
import { type Part, parts, type Shot } from '../shot/shot.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { textOf } from '../writing/sentence.ts';
import type { Segment, Written } from '../writing/written.ts';

/** It reads captions with named fields, and its words come from the person. */
export function takesCaption({ family, input }: Model): boolean {
  return family === 'ideogram' && input.value === 'structured';
}

/** The same generator, were it written to in sentences. */
export function asProse(model: Model): Model {
  return { ...model, input: { ...model.input, value: 'prose' } };
}

/** What was written in sentences as a caption: each whole sentence in the field that it is about, and nothing in a field of another. */
export function asCaption(prose: Written, shot: Shot, model: Model): Written {
  const told = sentencesByPart(prose, shot);
  const of = (part: Part) => told.filter((one) => one.part === part).map(({ words }) => words);
  const isGraphic = wordsIn(prose.text).some((word) => graphic.has(word));
  const isPhoto = !isGraphic && !namesMedium(shot);
  const medium = isPhoto ? 'photograph' : isGraphic ? 'graphic design' : 'illustration';
  const camera = of('camera');
  const style = object([
    field('aesthetics', 'mood', of('mood')),
    field('lighting', 'light', of('light')),
    field(
      isPhoto ? 'photo' : 'art_style',
      'camera',
      isPhoto ? camera : [mediumIn(shot), ...of('technical'), ...camera],
    ),
    raw('medium', 'technical', JSON.stringify(medium)),
    raw('color_palette', 'technical', hexes(shot)),
  ]);
  const described = [...of('subject'), ...(isPhoto ? of('technical') : [])];
  const elements = (things: readonly string[]) => [
    ...(things.length === 0 ? [] : [element('obj', undefined, things)]),
    ...writtenIn(shot, prose.text).map(({ words, desc }) => element('text', words, desc)),
  ];
  const caption = (things: readonly string[]): Segment[] => [
    ...object([
      field('high_level_description', 'subject', [prose.text]),
      nest('style_description', style),
      nest(
        'compositional_deconstruction',
        object([field('background', 'place', of('place')), nest('elements', list(elements(things)))]),
      ),
    ]),
  ];
  const whole = caption(described);
  const segments = fits(textOf(whole), hardLimits(model)) ? whole : caption([]);
  return { ...prose, text: textOf(segments), segments };
}

/** A sentence that is about one thing stands in its field; what is about several is about what is seen. */
function sentencesByPart({ text, segments }: Written, shot: Shot): { part: Part; words: string }[] {
  let end = 0;
  const stretches = segments.map((one) => {
    const from = end;
    end += one.text.length;
    return { ...one, from, to: end };
  });
  return sentences(read(text, { isClip: false })).flatMap((sentence) => {
    const [from, to] = [sentence[0]?.from ?? 0, sentence.at(-1)?.to ?? 0];
    const words = text.slice(from, to).trim();
    if (words === '') return [];
    const within = stretches.filter(
      (one) =>
        one.from < to &&
        one.to > from &&
        /[\p{L}\p{N}]/u.test(text.slice(Math.max(one.from, from), Math.min(one.to, to))),
    );
    const about = new Set(within.map(({ part }) => part));
    const [only] = about;
    const own = about.size === 1 && only !== undefined && isPart(only) ? only : 'subject';
    const part = boxOf(words, shot) ?? own;
    return [{ part, words: withoutStop(words) }];
  });
}

const MOST_OF = 0.6;

/** The box of a form that most of the words stand in. */
function boxOf(sentence: string, { form, said }: Shot): Part | undefined {
  if (!form || said) return undefined;
  const words = wordsIn(sentence);
  const shares = form.boxes.map(({ asks, said: { text } }) => {
    const own = new Set(wordsIn(text));
    return { asks, share: words.filter((word) => own.has(word)).length / Math.max(1, words.length) };
  });
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  return best && best.share >= MOST_OF && best.asks !== 'audio' ? best.asks : undefined;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isPart(part: Segment['part']): part is Part {
  return part !== 'subject' && part !== 'audio' && parts.some((one) => one === part);
}

/** Where words are written is said right around them. */
function writtenIn(shot: Shot, text: string): { words: string; desc: readonly string[] }[] {
  const known = lettering(shot);
  return quotesIn(text).flatMap(({ words, from, to }) => {
    if (words.trim() === '') return [];
    const before = clauseBefore(text.slice(0, from));
    const behind = /^[^,.;:!?\n"]*/.exec(text.slice(to))?.[0].trim() ?? '';
    const desc = [before, behind].filter((one) => one !== '').join(' ');
    const told = known.find((one) => one.words === words.trim())?.desc ?? [];
    return [{ words, desc: desc === '' ? told : [desc] }];
  });
}

const LONGEST = 90;

/** From where its sentence begins, or from the last comma where that is far. */
function clauseBefore(before: string): string {
  const starts = ['. ', '! ', '? ', '; ', '\n', '"'].map((mark) => before.lastIndexOf(mark) + 1);
  const sentence = before.slice(Math.max(...starts));
  const clause = sentence.length > LONGEST ? sentence.slice(sentence.lastIndexOf(', ') + 1) : sentence;
  return clause.replace(/[\s:,–—-]+$/, '').replace(/^[\s,.;:]+/, '');
}
