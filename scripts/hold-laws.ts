import fs from 'node:fs';
import { brokenLaws } from '../packages/engine/testing/language/broken-laws.ts';
import { say } from './project.ts';

/** As many as are shown of each law. */
const SHOWN = 5;

interface Typed {
  text: string;
  modes: readonly ('photo' | 'video')[];
}

/** A text on each line, or JSON with `text` and perhaps `mode`. */
function textsIn(file: string): Typed[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => asJson(line) ?? { text: line, modes: ['photo', 'video'] });
}

function asJson(line: string): Typed | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { text, mode } = JSON.parse(line);
    if (typeof text !== 'string') return undefined;
    return { text, modes: mode === 'photo' || mode === 'video' ? [mode] : ['photo', 'video'] };
  } catch {
    return undefined;
  }
}

/** Reads every text of a file, and tells which laws of the reading it breaks. Keeps none of them. */
export function holdLaws(file: string): boolean {
  const texts = textsIn(file);
  const broken = new Map<string, string[]>();
  for (const { text, modes } of texts)
    for (const law of new Set(modes.flatMap((mode) => brokenLaws(text, mode === 'video')))) {
      const [name = ''] = law.split(':');
      broken.set(name, [...(broken.get(name) ?? []), `${law}, in "${text.slice(0, 120)}"`]);
    }
  for (const [name, all] of broken) {
    say(`${name}: ${all.length}`);
    for (const one of all.slice(0, SHOWN)) say(`  ${one.replaceAll('\n', ' / ')}`);
  }
  say(`${texts.length} texts, ${broken.size} laws broken`);
  return broken.size === 0;
}
