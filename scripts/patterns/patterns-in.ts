import { parseAst } from 'vite';
import { readSource, sourceFiles } from '../source-files.ts';

export interface OwnPattern {
  file: string;
  pattern: RegExp;
}

/** Every pattern that stands in the code of these folders or files, tests left out. */
export function patternsIn(places: readonly string[]): OwnPattern[] {
  const files = places.flatMap((place) => (place.endsWith('.ts') ? [place] : sourceFiles(place, /\.ts$/)));
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      literalsIn(parseAst(readSource(file), { lang: 'ts' })).map((pattern) => ({ file, pattern })),
    );
}

function literalsIn(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
  if (type === 'Literal' && regex) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(literalsIn);
}
