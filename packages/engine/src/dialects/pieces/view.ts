import type { Shot } from '../../shot/shot.ts';
import type { Framing } from '../../shot/words.ts';
import { shotNamed } from './shot-name.ts';

const framingEnds: Readonly<Record<Exclude<Framing, 'two-shot'>, string>> = {
  'frame-within-a-frame': 'as a frame within a frame',
  'negative-space': 'with wide negative space',
  symmetry: 'in strict symmetry',
  'leading-lines': 'with leading lines',
  silhouette: 'in silhouette',
};

/** "eye-level medium shot in strict symmetry"; nothing where neither size, angle nor framing is set. */
export function view(fresh: Shot): string {
  const { framings } = fresh.camera;
  const two = framings.includes('two-shot') ? 'two-shot' : '';
  const noun = [shotNamed(fresh, 'shot'), two].filter((words) => words !== '').join(', ');
  const ends = framings.flatMap((framing) => (framing === 'two-shot' ? [] : [framingEnds[framing]]));
  if (noun === '' && ends.length === 0) return '';
  return [noun === '' ? 'shot' : noun, ...ends].join(' ');
}
