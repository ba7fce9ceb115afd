import { list } from '../models/fact-sentences.ts';
import type { Mention } from '../reading/find-models.ts';

/** "Kling 2.1", where the catalogue has another: that it is not there, and what is. */
export function otherVersions(mentions: readonly Mention[]): string {
  return mentions
    .flatMap(({ model, otherVersion }) => {
      if (otherVersion === undefined) return [];
      const { name, successor, versions } = model;
      const wanted = /^[^(]*\d/.test(name)
        ? name.replace(/\s*\(.*\)/, '').replace(/\d+(?:\.\d+)?/, otherVersion)
        : `${name.replace(/\s*\(.*\)/, '')} ${otherVersion}`;
      const named =
        versions && versions.value.length > 1 ? ` Its data sheet speaks of ${list(versions.value)}.` : '';
      const next = successor && successor.name !== wanted ? ` After it comes **${successor.name}**.` : '';
      return [
        `I have no data sheet for “${wanted}”, and do not know it. What the catalogue has is **${name}**.${next}${named}`,
      ];
    })
    .join(' ');
}
