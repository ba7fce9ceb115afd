import { isRecord, type JsonRecord, member, plainAt, recordAt, textAt } from '../json/json.ts';
import { parseRecord } from '../json/parse-json.ts';
import { furtherPrompt, type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** NovelAI: a Comment of JSON beside Description, Software and Source; whole in the alpha channel as well. */
export function readNovelAi(sources: Sources): Made | undefined {
  const nested = recordNested(sources);
  const comment = nested ?? sources.recordNamed('Comment', 'UserComment', 'exif:UserComment');
  const isNamed = /NovelAI/.test(`${sources.text('Software')} ${sources.text('Source')}`) || Boolean(nested);
  if (!comment || !(isNamed || isNovelAi(comment))) return undefined;
  const asked = captionsOf(recordAt(comment, 'v4_prompt'));
  const unwanted = captionsOf(recordAt(comment, 'v4_negative_prompt'));
  const base = asked.base ?? textAt(comment, 'prompt');
  if (!base && asked.characters.length === 0 && !isNamed) return undefined;
  const whole = made(
    'NovelAI',
    {
      prompt: base ?? (asked.characters.length > 0 ? undefined : sources.text('Description')),
      negative: unwanted.base ?? textAt(comment, 'uc'),
      model: sources.text('Source'),
      seed: plainAt(comment, 'seed'),
    },
    settingsOf(comment, ['prompt', 'uc', 'seed', 'signed_hash']),
  );
  return withCharacters(whole, asked.characters, unwanted.characters);
}

/** Each character by itself, with what was not wanted of it. Without a base, the first one is what there is. */
function withCharacters(whole: Made, asked: readonly Caption[], unwanted: readonly Caption[]): Made {
  const further = asked.flatMap(({ text, at }, n) => {
    const negative = unwanted[n]?.text;
    const settings = at ? [{ name: 'Position', value: at }] : [];
    return text === undefined && negative === undefined
      ? []
      : [
          furtherPrompt(
            { kind: 'character', name: `Character ${n + 1}` },
            { prompt: text, negative },
            settings,
          ),
        ];
  });
  if (further.length === 0) return whole;
  if (whole.prompt !== undefined) return { ...whole, partName: 'Base', further };
  const [{ name, prompt } = { name: '' }, ...others] = further;
  return prompt === undefined ? whole : { ...whole, prompt, partName: name, further: others };
}

/** Some hosts keep the whole of it as one record, the Comment within as text. */
function recordNested(sources: Sources): JsonRecord | undefined {
  const whole = sources.recordNamed('UserComment', 'exif:UserComment', 'Comment', 'parameters');
  if (!textAt(whole, 'Software')?.includes('NovelAI')) return undefined;
  return recordAt(whole, 'Comment') ?? parseRecord(textAt(whole, 'Comment') ?? '');
}

function isNovelAi(comment: JsonRecord): boolean {
  const has = (key: string) => member(comment, key) !== undefined;
  return (
    has('signed_hash') || (has('uc') && has('v4_prompt')) || (has('uc') && has('scale') && has('n_samples'))
  );
}

interface Caption {
  text: string | undefined;
  /** Where in the picture, as shares of its width and height, where that was chosen. */
  at: string | undefined;
}

const MOST_CHARACTERS = 20;

/** What all of it is, and each character. */
function captionsOf(v4: JsonRecord | undefined): { base: string | undefined; characters: Caption[] } {
  const whole = recordAt(v4, 'caption');
  const characters = member(whole, 'char_captions');
  const isPlaced = member(v4, 'use_coords') === true;
  return {
    base: textAt(whole, 'base_caption'),
    characters: (Array.isArray(characters) ? characters.slice(0, MOST_CHARACTERS) : []).map((one) => {
      const record = isRecord(one) ? one : undefined;
      return { text: textAt(record, 'char_caption'), at: isPlaced ? placeOf(record) : undefined };
    }),
  };
}

function placeOf(character: JsonRecord | undefined): string | undefined {
  const centers = member(character, 'centers');
  const [center] = Array.isArray(centers) ? centers : [];
  const [x, y] = isRecord(center) ? [member(center, 'x'), member(center, 'y')] : [];
  return typeof x === 'number' && typeof y === 'number' ? `${x}, ${y}` : undefined;
}
