import type { Graph, GraphNode } from './graph.ts';
import { upstream } from './walk.ts';

/** What words lead into, by the makers of samplers. */
export const WORDS_IN = [
  'positive',
  'guider',
  'conditioning',
  'cond',
  'cond1',
  'text_embeds',
  'hyvid_embeds',
  'pipe',
  'basic_pipe',
  'sdxl_tuple',
  'text_conditioning',
  'positive_prompt',
  'positive_embeds',
];
const TRAITS = ['steps', 'seed', 'noise_seed', 'sigmas', 'noise', 'sampler_name', 'cfg'];
/** They go over a picture that another made, mostly with words for a part of it. */
const SECOND_HAND = /detailer|upscale|segs|iterative/i;
const SAVES = [
  /^Save|SaveImage|Image ?Save|VideoCombine|SaveVideo|SaveWEBM/i,
  /save|combine|send|output/i,
  /preview/i,
];

/** More is no graph that somebody saves by. */
const MOST_SAVERS = 8;
const MOST_SAMPLERS = 12;

/** The samplers on the line to the saved picture, from what saves it upwards. */
export function findSamplers(graph: Graph): GraphNode[] {
  const found: GraphNode[] = [];
  for (const saves of SAVES) {
    const lines = [...graph.values()]
      .filter(({ kind }) => saves.test(kind))
      .slice(0, MOST_SAVERS)
      .map((saver) => [...upstream(graph, saver)].filter(isSampler));
    // Where several are saved, the one that went through most.
    const longest = lines.reduce<GraphNode[]>((best, line) => (line.length > best.length ? line : best), []);
    found.push(...longest);
    if (found.length > 0) break;
  }
  // None leads to a picture: the one that no other goes on from.
  if (found.length === 0) found.push(...[...graph.values()].reverse().filter(isSampler));
  return found.slice(0, MOST_SAMPLERS);
}

/** It goes over a part of what is there, or makes it larger. */
export function isSecondHand(node: GraphNode): boolean {
  return SECOND_HAND.test(node.kind);
}

export function isSampler(node: GraphNode): boolean {
  const has = (name: string) => node.links.has(name) || node.values.has(name);
  if (!WORDS_IN.some((name) => node.links.has(name))) return false;
  if (/sampler/i.test(node.kind)) return true;
  return /detailer|upscale|generat/i.test(node.kind)
    ? TRAITS.some(has)
    : has('sampler_name') || (has('steps') && has('cfg'));
}
