import {
  isRecord,
  type Json,
  type JsonRecord,
  member,
  plain,
  plainAt,
  recordAt,
  textAt,
} from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** InvokeAI in its three generations, the newest first. */
export function readInvokeAi(sources: Sources): Made | undefined {
  const newest = sources.recordNamed('invokeai_metadata');
  if (newest) return readNewest(newest);
  const middle = sources.recordNamed('sd-metadata');
  if (middle) return readMiddle(middle);
  const dream = sources.text('Dream');
  return dream === undefined ? undefined : readDream(dream);
}

function readNewest(record: JsonRecord): Made {
  const model = recordAt(record, 'model');
  return made(
    'InvokeAI',
    {
      version: plainAt(record, 'app_version'),
      prompt: textAt(record, 'positive_prompt'),
      negative: textAt(record, 'negative_prompt'),
      model: plainAt(model, 'name', 'model_name') ?? plainAt(record, 'model'),
      seed: plainAt(record, 'seed'),
    },
    [...settingsOf(record, NEWEST_FIELDS), ...lorasOf(member(record, 'loras'))],
  );
}

const NEWEST_FIELDS = ['app_version', 'positive_prompt', 'negative_prompt', 'model', 'seed'];

function lorasOf(list: Json | undefined): { name: string; value: string }[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, 50).flatMap((lora) => {
    if (!isRecord(lora)) return [];
    const name = plainAt(recordAt(lora, 'model') ?? recordAt(lora, 'lora'), 'name', 'model_name');
    const weight = plainAt(lora, 'weight');
    return name ? [{ name: 'lora', value: weight ? `${name}: ${weight}` : name }] : [];
  });
}

function readMiddle(record: JsonRecord): Made {
  const image = recordAt(record, 'image') ?? {};
  const { prompt, negative } = splitBrackets(promptText(member(image, 'prompt')));
  return made(
    'InvokeAI',
    {
      version: plainAt(record, 'app_version'),
      prompt,
      negative,
      model: plainAt(record, 'model_weights', 'model'),
      seed: plainAt(image, 'seed'),
    },
    settingsOf(image, ['prompt', 'seed', 'model_hash']),
  );
}

/** A text, or several with weights. */
function promptText(value: Json | undefined): string {
  if (!Array.isArray(value)) return plain(value) ?? '';
  return value
    .map((part) => (isRecord(part) ? plain(member(part, 'prompt')) : plain(part)))
    .filter((part) => part !== undefined)
    .join(' ');
}

/** `"a prompt [what not]" -s 30 -S 42 -W 512 -H 512 -C 7.5 -A k_lms` */
function readDream(text: string): Made | undefined {
  const closing = text.lastIndexOf('"');
  const flagsAt = text.startsWith('"') && closing > 0 ? closing + 1 : text.search(/ -[a-zA-Z]\s?\S/);
  if (flagsAt <= 0) return undefined;
  const whole = text.slice(0, flagsAt).trim();
  const { prompt, negative } = splitBrackets(whole.startsWith('"') ? whole.slice(1, -1) : whole);
  const flags = text
    .slice(flagsAt)
    .split(' -')
    .slice(1)
    .map((flag) => flag.trim());
  const settings = flags.flatMap((flag) => {
    const name = FLAGS[flag[0] ?? ''];
    const value = flag.slice(1).trim();
    return name && value && !flag.startsWith('-') ? [{ name, value }] : [];
  });
  if (settings.length === 0) return undefined;
  const seed = settings.find(({ name }) => name === 'seed')?.value;
  return made(
    'InvokeAI',
    { prompt, negative, seed },
    settings.filter(({ name }) => name !== 'seed'),
  );
}

const FLAGS: Readonly<Record<string, string>> = {
  s: 'steps',
  S: 'seed',
  W: 'width',
  H: 'height',
  C: 'cfg_scale',
  A: 'sampler',
  f: 'strength',
  U: 'upscale',
  G: 'gfpgan_strength',
};

/** What stands in square brackets was not wanted. */
function splitBrackets(text: string): { prompt: string; negative: string } {
  const negatives: string[] = [];
  let prompt = '';
  let at = 0;
  for (;;) {
    const opening = text.indexOf('[', at);
    const closing = opening < 0 ? -1 : text.indexOf(']', opening);
    if (closing < 0) break;
    prompt += text.slice(at, opening);
    negatives.push(text.slice(opening + 1, closing).trim());
    at = closing + 1;
  }
  return { prompt: (prompt + text.slice(at)).trim(), negative: negatives.filter(Boolean).join(', ') };
}
