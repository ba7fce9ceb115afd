import { isSampler, isSecondHand } from './find-sampler.ts';
import type { Graph, GraphNode } from './graph.ts';
import { type SamplerFacts, samplerFacts } from './sampler-facts.ts';
import { readValue, upstream } from './walk.ts';

/** One run of a sampler over the picture. */
export interface Pass {
  sampler: GraphNode;
  facts: SamplerFacts;
}

/** More passes are no two-pass graph but a loop that somebody drew out. */
const MOST_PASSES = 4;
/** By what a picture goes from one sampler into the next. */
export const PICTURE_IN =
  /^(latent|latents|latent_image|samples|pixels|image|images|init_image|optional_latent|video|frames)$/;

/**
 * The samplers that the saved picture went through, the first one first, and which of them made it: the last that began
 * anew rather than went over what was there.
 */
export function passesOf(graph: Graph, last: GraphNode): { passes: Pass[]; main: Pass } {
  const before = [...upstream(graph, last, (name) => PICTURE_IN.test(name))].filter(isSampler);
  const passes = [last, ...before]
    .slice(0, MOST_PASSES)
    .map((sampler): Pass => ({ sampler, facts: samplerFacts(graph, sampler) }))
    .reverse();
  const [first = { sampler: last, facts: samplerFacts(graph, last) }] = passes;
  return { passes, main: passes.findLast((pass) => !goesOver(graph, pass)) ?? first };
}

/** It changes what another left: with less noise than there was, from a later step, or only in a part. */
function goesOver(graph: Graph, { sampler, facts }: Pass): boolean {
  if (isSecondHand(sampler)) return true;
  if (readValue(graph, sampler, ['add_noise']) === 'disable') return true;
  if (Number(readValue(graph, sampler, ['start_at_step', 'start_step']) ?? 0) > 0) return true;
  const denoise = facts.settings.find(({ name }) => name === 'denoise')?.value;
  return denoise !== undefined && Number(denoise) < 1;
}
