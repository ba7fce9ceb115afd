import type { Rolldown } from 'vite';

const ENTRY = '/src/app/main.tsx';
const STEP = '/src/steps/hero/hero-step.tsx';
/** What only the start page shows stays a chunk of its own. */
const OF_THE_STEP = /\/src\/(?:steps\/hero|features\/(?:guest-preview|counters))\/|first-copies/;

/** Of these a part is used at first and another later: they are left to be split as they are used. */
const BARRELS = /\/node_modules\/(?:@tanstack|@base-ui|@floating-ui|lucide-react)\/|\/packages\//;

/** What is loaded first with the start page is one chunk, not thirty: packed together it is smaller, and asked for once. */
export function firstLoadGroup(root: string): Rolldown.CodeSplittingGroup {
  let reached: Set<string> | undefined;
  return {
    name: (id, context) => {
      reached ??= reach(
        [ENTRY, STEP].map((place) => root + place),
        (module) => context.getModuleInfo(module),
      );
      return reached.has(id) && !OF_THE_STEP.test(id) ? 'start' : null;
    },
  };
}

/** Everything that these import at once. */
function reach(
  roots: readonly string[],
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null,
): Set<string> {
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id) || BARRELS.test(id)) return;
    found.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) follow(imported);
  };
  for (const root of roots) follow(root);
  return found;
}
