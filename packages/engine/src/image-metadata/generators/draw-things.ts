import { member, plainAt, textAt } from '../json/json.ts';
import { readPairs } from './infotext-pairs.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import { FREE_TEXTS, type Sources } from './sources.ts';

/** Draw Things: a record in the comment (c, uc), and the same as text in the description. */
export function readDrawThings(sources: Sources): Made | undefined {
  const isNamed = /Draw Things/.test(`${sources.text('Software')} ${sources.text('xmp:CreatorTool')}`);
  for (const text of sources.named('exif:UserComment', ...FREE_TEXTS)) {
    const record = sources.record(text);
    if (!record || textAt(record, 'c') === undefined) continue;
    if (!isNamed && (member(record, 'uc') === undefined || member(record, 'sampler') === undefined)) continue;
    return made(
      'Draw Things',
      {
        prompt: textAt(record, 'c'),
        negative: textAt(record, 'uc'),
        model: plainAt(record, 'model'),
        seed: plainAt(record, 'seed'),
      },
      settingsOf(record, ['c', 'uc', 'model', 'seed']),
    );
  }
  const described = sources.named('dc:description', 'Description', 'ImageDescription', 'parameters');
  return described
    .filter(({ text }) => isNamed || (text.includes('Guidance Scale: ') && text.includes('Seed Mode: ')))
    .map(({ text }) => readDescription(text))
    .find((one) => one !== undefined);
}

/** The prompt, what was not wanted behind a hyphen, a line of settings. */
function readDescription(text: string): Made | undefined {
  const at = text.lastIndexOf('Steps: ');
  const settings = at < 0 ? [] : readPairs(text.slice(at));
  if (settings.length < 3) return undefined;
  const above = text.slice(0, at).trim().split('\n');
  const turn = above.findLastIndex((line) => line.startsWith('-'));
  const named = (name: string) => settings.find((setting) => setting.name === name)?.value;
  return made(
    'Draw Things',
    {
      prompt: (turn < 0 ? above : above.slice(0, turn)).join('\n').trim(),
      negative: turn < 0 ? undefined : above.slice(turn).join('\n').slice(1).trim(),
      model: named('Model'),
      seed: named('Seed'),
    },
    settings.filter(({ name }) => name !== 'Model' && name !== 'Seed'),
  );
}
