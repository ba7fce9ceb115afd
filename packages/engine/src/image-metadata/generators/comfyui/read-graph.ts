import { plain } from '../../json/json.ts';
import { type Made, made } from '../made.ts';
import { findSamplers, WORDS_IN } from './find-sampler.ts';
import type { Graph, GraphNode } from './graph.ts';
import { PromptText } from './prompt-text.ts';
import { firstOfChain, samplerFacts } from './sampler-facts.ts';
import { upstream } from './walk.ts';

const UNWANTED_IN = [
  'negative',
  'neg_conditioning',
  'negative_prompt',
  'negative_embeds',
  'uncond',
  ...WORDS_IN.filter((name) => name !== 'positive' && name !== 'positive_prompt' && name !== 'conditioning'),
];

/** What a graph says: the words and figures of the sampler that reaches the saved picture. */
export function readGraph(graph: Graph): Made | undefined {
  const samplers = findSamplers(graph);
  for (const sampler of samplers) {
    const prompt = new PromptText(graph, 'positive').into(sampler, WORDS_IN);
    if (prompt === undefined) continue;
    const negative = new PromptText(graph, 'negative').into(sampler, UNWANTED_IN);
    const { model, seed, settings } = samplerFacts(graph, firstOfChain(graph, sampler));
    return made(
      'ComfyUI',
      { prompt, negative: negative === prompt ? undefined : negative, model, seed },
      settings,
    );
  }
  return (samplers.length === 0 && readService(graph)) || withoutWords(graph, samplers[0]);
}

/** A picture that a service made: one node holds what was asked of it. */
function readService(graph: Graph): Made | undefined {
  const savers = [...graph.values()].filter(({ kind }) => /save|preview|combine/i.test(kind));
  for (const saver of savers.slice(0, MOST_SAVERS)) {
    for (const node of upstream(graph, saver)) {
      if (!ASKED.some((name) => node.values.has(name) || node.links.has(name))) continue;
      const prompt = new PromptText(graph, 'positive').into(
        node,
        ASKED.filter((name) => node.values.has(name) || node.links.has(name)).slice(0, 1),
      );
      if (prompt === undefined) continue;
      const negative = new PromptText(graph, 'negative').into(node, ['negative_prompt', 'negative']);
      const settings = [...node.values].flatMap(([name, value]) => {
        const text = [...ASKED, 'negative_prompt', 'negative', 'seed', 'model'].includes(name)
          ? undefined
          : plain(value);
        return text && text.length < 200 ? [{ name, value: text }] : [];
      });
      return made(
        'ComfyUI',
        {
          prompt,
          negative,
          seed: plain(node.values.get('seed')),
          model: plain(node.values.get('model')) ?? node.kind,
        },
        settings,
      );
    }
  }
  return undefined;
}

const MOST_SAVERS = 8;
const ASKED = ['prompt', 'positive_prompt', 'prompt_text', 'text_prompt'];

/** Nodes by which a graph is known to be ComfyUI's; other tools draw graphs as well. */
const OWN_NODES =
  /^(SaveImage|PreviewImage|LoadImage|VAEDecode|VAEEncode|KSampler|CheckpointLoader|CLIPTextEncode|UNETLoader)/;

/** The graph is ComfyUI's, whatever was made in it. */
function withoutWords(graph: Graph, sampler: GraphNode | undefined): Made | undefined {
  if (![...graph.values()].some(({ kind }) => OWN_NODES.test(kind))) return undefined;
  if (!sampler) return made('ComfyUI', {}, []);
  const { model, seed, settings } = samplerFacts(graph, sampler);
  return made('ComfyUI', { model, seed }, settings);
}
