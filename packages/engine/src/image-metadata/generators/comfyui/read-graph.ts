import { plain } from '../../json/json.ts';
import { furtherPrompt, type Made, made, type Setting } from '../made.ts';
import { findSamplers, isSecondHand, WORDS_IN } from './find-sampler.ts';
import type { Graph, GraphNode } from './graph.ts';
import { type Pass, PICTURE_IN, passesOf } from './passes.ts';
import { PromptText } from './prompt-text.ts';
import { samplerFacts } from './sampler-facts.ts';
import { upstream } from './walk.ts';
import { writesText } from './writes-text.ts';

const UNWANTED_IN = [
  'negative',
  'neg_conditioning',
  'negative_prompt',
  'negative_embeds',
  'uncond',
  ...WORDS_IN.filter((name) => name !== 'positive' && name !== 'positive_prompt' && name !== 'conditioning'),
];

/** What a graph says: the words and figures of the pass that made the saved picture, and of those before and after it. */
export function readGraph(graph: Graph): Made | undefined {
  const samplers = findSamplers(graph);
  const words = new GraphWords(graph);
  const [last] = samplers;
  if (!last) return readService(graph, words) ?? withoutWords(graph, undefined);
  const { passes, main } = passesOf(graph, last);
  const others = samplers.filter((sampler) => sampler !== main.sampler);
  const candidates = [
    main.sampler,
    ...others.filter((one) => !isSecondHand(one)),
    ...others.filter(isSecondHand),
  ];
  for (const sampler of candidates) {
    const asked = words.of(sampler);
    if (asked.prompt === undefined) continue;
    const { model, seed, settings } = samplerFacts(graph, sampler);
    const whole = made('ComfyUI', { ...asked, model, seed }, [...settings, ...words.writtenOn()]);
    return passes.some((pass) => pass.sampler === sampler)
      ? withPasses(whole, sampler, passes, words)
      : whole;
  }
  return withoutWords(graph, last);
}

/** Both sides of what samplers were asked for. What is known of a place is known for all of them. */
class GraphWords {
  readonly #positive: PromptText;
  readonly #negative: PromptText;

  constructor(graph: Graph) {
    this.#positive = new PromptText(graph, 'positive');
    this.#negative = new PromptText(graph, 'negative');
  }

  of(
    node: GraphNode,
    wanted: readonly string[] = WORDS_IN,
    unwanted: readonly string[] = UNWANTED_IN,
  ): { prompt?: string | undefined; negative?: string | undefined } {
    const prompt = this.#positive.into(node, wanted);
    const negative = prompt === undefined ? undefined : this.#negative.into(node, unwanted);
    return { prompt, negative: negative === prompt ? undefined : negative };
  }

  /** Where the line that is told was not the last word: who went on from it. */
  writtenOn(): Setting[] {
    const writer = this.#positive.writer;
    return writer === undefined ? [] : [{ name: 'prompt rewritten by', value: writer }];
  }
}

/** The other passes beside it, each called by its place in the line. */
function withPasses(whole: Made, sampler: GraphNode, passes: readonly Pass[], words: GraphWords): Made {
  if (passes.length < 2) return whole;
  const named = passes.map((pass, at) => ({ ...pass, name: `${ORDINALS[at] ?? 'Later'} pass` }));
  const further = named.flatMap(({ name, sampler: other, facts }) => {
    if (other === sampler) return [];
    const { model, seed, settings } = facts;
    return [furtherPrompt({ kind: 'pass', name }, { ...words.of(other), model, seed }, settings)];
  });
  return { ...whole, partName: named.find((pass) => pass.sampler === sampler)?.name ?? '', further };
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** A picture that a service made: one node holds what was asked of it. */
function readService(graph: Graph, words: GraphWords): Made | undefined {
  const savers = [...graph.values()].filter(({ kind }) => /save|preview|combine/i.test(kind));
  for (const saver of savers.slice(0, MOST_SAVERS)) {
    const drawing = new Set(upstream(graph, saver, (name) => PICTURE_IN.test(name)));
    for (const node of upstream(graph, saver)) {
      const asked = ASKED.find((name) => node.values.has(name) || node.links.has(name));
      // What a model of words was told, nobody who draws was told.
      if (!asked || (writesText(node) && !drawing.has(node))) continue;
      const said = words.of(node, [asked], ['negative_prompt', 'negative']);
      if (said.prompt === undefined) continue;
      const settings = [...node.values].flatMap(([name, value]) => {
        const text = [...ASKED, 'negative_prompt', 'negative', 'seed', 'model'].includes(name)
          ? undefined
          : plain(value);
        return text && text.length < 200 ? [{ name, value: text }] : [];
      });
      return made(
        'ComfyUI',
        {
          ...said,
          seed: plain(node.values.get('seed')),
          model: plain(node.values.get('model')) ?? node.kind,
        },
        [...settings, ...words.writtenOn()],
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
