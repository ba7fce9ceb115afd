import type { Optimize } from './optimizer.ts';

/** Its banks and its vocabulary come with the first idea. */
export const optimizeByEngine: Optimize = async (idea) => {
  const { optimize } = await import('@cuewright/engine/methods/optimizer');
  const optimized = optimize(idea);
  if (!optimized) throw new Error('A blank idea came past its check.');
  const { written, added } = optimized;
  return { prompt: written.text, segments: written.segments, added };
};
