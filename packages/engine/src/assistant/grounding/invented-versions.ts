import { findMentions } from '../said/find-models.ts';

/** Versions a text speaks of that the catalogue does not have and whoever asked did not name: "Veo 9". */
export function inventedVersions(text: string, asked: string): string[] {
  const named = new Set(versionsIn(asked));
  return versionsIn(text).filter((version) => !named.has(version));
}

function versionsIn(text: string): string[] {
  return findMentions(text).flatMap(({ model, otherVersion }) =>
    otherVersion === undefined ? [] : [`${model.name} ${otherVersion}`],
  );
}
