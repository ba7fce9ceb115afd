import type { Written } from '../../writing/written.ts';

/** What is no part of the text and goes along with it. */
export function besideIt({ parameters = {}, negative }: Written): string {
  const settings = Object.entries(parameters)
    .filter(([name]) => !name.startsWith('--'))
    .map(([name, value]) => `\`${name}: ${value}\``);
  return `${settings.length > 0 ? ` Set beside it: ${settings.join(', ')}.` : ''}${negative ? ` Put this into its negative field: \`${negative}\`.` : ''}`;
}
