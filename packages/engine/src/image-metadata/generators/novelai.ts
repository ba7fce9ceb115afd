import { isRecord, type JsonRecord, member, plainAt, recordAt, textAt } from '../json/json.ts';
import { parseRecord } from '../json/parse-json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** NovelAI: a Comment of JSON beside Description, Software and Source; whole in the alpha channel as well. */
export function readNovelAi(sources: Sources): Made | undefined {
  const nested = recordNested(sources);
  const comment = nested ?? sources.recordNamed('Comment', 'UserComment', 'exif:UserComment');
  const isNamed = /NovelAI/.test(`${sources.text('Software')} ${sources.text('Source')}`) || Boolean(nested);
  if (!comment || !(isNamed || isNovelAi(comment))) return undefined;
  const prompt = caption(recordAt(comment, 'v4_prompt')) ?? textAt(comment, 'prompt');
  if (!prompt && !isNamed) return undefined;
  return made(
    'NovelAI',
    {
      prompt: prompt ?? sources.text('Description'),
      negative: caption(recordAt(comment, 'v4_negative_prompt')) ?? textAt(comment, 'uc'),
      model: sources.text('Source'),
      seed: plainAt(comment, 'seed'),
    },
    settingsOf(comment, ['prompt', 'uc', 'seed', 'signed_hash']),
  );
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

/** What all of it is, then each character. */
function caption(v4: JsonRecord | undefined): string | undefined {
  const whole = recordAt(v4, 'caption');
  const characters = member(whole, 'char_captions');
  const parts = [
    textAt(whole, 'base_caption'),
    ...(Array.isArray(characters)
      ? characters.map((one) => (isRecord(one) ? textAt(one, 'char_caption') : undefined))
      : []),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('\n') : undefined;
}
