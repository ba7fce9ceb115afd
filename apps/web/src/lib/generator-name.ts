import { findModel } from '@cuewright/engine/catalogue';

/** The image tool writes for these by their family. */
const families: Readonly<Record<string, string>> = { general: 'Any generator', flux: 'Flux' };

export function generatorName(model: string | undefined): string {
  if (!model) return 'Any generator';
  return findModel(model)?.name ?? families[model] ?? model;
}
