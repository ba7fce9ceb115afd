import type { Parameter } from '../../catalogue/index.ts';
import { settingNames } from './settings-of-writing.ts';
import type { ToTell } from './to-tell.ts';

/** What can be set, by its name and with the values that are taken; anything else is told as not offered. */
export function settingsRule({ model }: ToTell): string {
  const { parameters, mode } = model;
  const own = parameters.map(({ value }) => value).filter(({ name }) => !SET_BY_NAME.test(name));
  const names = settingNames.filter((name) => mode === 'video' || !OF_CLIPS.has(name));
  return [
    `name: ${names.join(', ')}; value as “4:5”, “8”, “1080p” or “1536x1024”: what the person asked for, whether or not it is offered. `,
    'By its name a shape is “1:1” (square), “9:16” (upright, vertical, for a phone or a story), “16:9” (wide, landscape, horizontal), “2:3” (a portrait print). ',
    own.length > 0 ? `Or a setting of its own: ${own.map(rangeOf).join(', ')}. ` : '',
    'What `beside` has already needs no word.',
  ].join('');
}

/** What people have a name for goes by that. */
const SET_BY_NAME = /^(?:--ar|aspect_?ratio|duration|resolution|fps|size|width|height)$/i;
const OF_CLIPS = new Set(['seconds', 'fps']);

function rangeOf({ name, options, min, max }: Parameter): string {
  if (options) return `${name} (${options.join(' | ')})`;
  return min === undefined && max === undefined ? `${name} (true)` : `${name} (${min ?? ''}–${max ?? ''})`;
}
