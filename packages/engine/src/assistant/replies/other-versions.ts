import type { Mention } from '../reading/find-models.ts';

export function otherVersions(mentions: readonly Mention[]): string {
  return mentions
    .filter(({ otherVersion }) => otherVersion !== undefined)
    .map(
      ({ model }) =>
        `I have no data sheet for that version; this is what I know of **${model.name}**${model.successor ? `, after which comes **${model.successor.name}**` : ''}.`,
    )
    .join(' ');
}
