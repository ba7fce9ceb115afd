import { optimize } from '@cuewright/engine/methods/optimizer';
import type { Optimize } from './optimizer.ts';

export const optimizeByEngine: Optimize = async (idea) => {
  const optimized = optimize(idea);
  if (!optimized) throw new Error('A blank idea came past its check.');
  const { written, added } = optimized;
  return { prompt: written.text, segments: written.segments, added };
};
