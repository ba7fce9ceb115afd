import type { Model, Parameter } from '../../catalogue/index.ts';
import { parameterFor } from '../../copies/parameter-for.ts';
import type { SettingKey } from '../../language/statement.ts';
import { settingNames } from './settings-of-writing.ts';
import type { ToTell } from './to-tell.ts';

/** What can be set, by its name and with the values that are taken; anything else is told as not offered. */
export function settingsRule({ model }: ToTell): string {
  const { parameters, mode } = model;
  const known = namedAlready(model);
  const own = parameters.map(({ value }) => value).filter(({ name }) => !known.has(name));
  const names = settingNames.filter((name) => mode === 'video' || !OF_CLIPS.has(name));
  return [
    `name: ${names.join(', ')}; value as “4:5”, “8”, “1080p” or “1536x1024”: what the person asked for, whether or not it is offered. `,
    'By its name a shape is “1:1” (square), “9:16” (upright, vertical, for a phone or a story), “16:9” (wide, landscape, horizontal), “2:3” (a portrait print). ',
    own.length > 0 ? `Or a setting of its own: ${own.map(rangeOf).join(', ')}. ` : '',
    'What `beside` has already needs no word.',
  ].join('');
}

const OF_CLIPS: ReadonlySet<SettingKey> = new Set(['seconds', 'fps']);

/** The generator's own names for what people have a name for. */
function namedAlready(model: Model): ReadonlySet<string | undefined> {
  const { shape, duration } = model;
  const named = (['resolution', 'fps', 'count'] as const).map(
    (key) => parameterFor({ key, value: '1' }, model)?.name,
  );
  return new Set([shape?.value.name, duration?.value.name, ...named]);
}

function rangeOf({ name, options, min, max }: Parameter): string {
  if (options) return `${name} (${options.join(' | ')})`;
  return min === undefined && max === undefined ? `${name} (true)` : `${name} (${min ?? ''}–${max ?? ''})`;
}
