import type { Model } from '../../catalogue/index.ts';

/** What has to be said of a generator nobody can use any more, whatever is asked of it. */
export function goneNote({ name, status, successor }: Model): string | undefined {
  const { value } = status;
  if (value.kind === 'research-only') return `Mind that **${name}** is research only.`;
  if (value.kind !== 'retired') return undefined;
  return `Mind that **${name}** is retired${'since' in value ? ` since ${value.since}` : ''}${successor ? `; after it comes **${successor.name}**` : ''}.`;
}
