import type { Written } from './written.ts';

/** The flags that stand behind a text on the clipboard, where a generator keeps them beside it. */
export function flagsBehind({ parameters = {} }: Pick<Written, 'parameters'>): string {
  return Object.entries(parameters)
    .filter(([name, value]) => name.startsWith('--') && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name} ${value}`))
    .join('');
}
