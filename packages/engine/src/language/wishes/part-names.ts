import type { Kind } from '../statement.ts';

const rows: readonly (readonly [names: string, ...kinds: Kind[]])[] = [
  ['light lighting lights illumination', 'light'],
  ['camera', 'camera', 'move'],
  ['movement move motion', 'move'],
  ['sound sounds music audio noise', 'sound'],
  ['dialogue dialog line', 'line'],
  ['mood atmosphere feeling', 'mood'],
  ['style look', 'look'],
  ['lettering', 'lettering'],
  ['weather time hour', 'time'],
  ['place location setting', 'place'],
  ['settings flags parameters ratio', 'setting'],
];

/** What people call the parts of a prompt. */
export const partsByName: ReadonlyMap<string, readonly Kind[]> = new Map(
  rows.flatMap(([names, ...kinds]) => names.split(' ').map((name) => [name, kinds] as const)),
);
