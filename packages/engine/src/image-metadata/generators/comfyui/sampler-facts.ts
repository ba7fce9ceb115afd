import { isRecord, plain } from '../../json/json.ts';
import type { Setting } from '../made.ts';
import type { Graph, GraphNode } from './graph.ts';
import { readValue, upstream } from './walk.ts';

const MODEL = [
  'ckpt_name',
  'unet_name',
  'base_ckpt_name',
  'model_name',
  'diffusion_model',
  'model_path',
  'model',
  'gguf_name',
  'unet',
];
const SEED = ['noise_seed', 'seed'];
const SETTINGS = ['steps', 'cfg', 'sampler_name', 'scheduler', 'denoise', 'guidance', 'shift'];
/** The lines that lead from a sampler to what it is set by. */
const SET_BY = /^(noise|sigmas|sampler|guider|scheduler|pipe|basic_pipe|sdxl_tuple)$/;

export interface SamplerFacts {
  model?: string | undefined;
  seed?: string | undefined;
  settings: Setting[];
}

/** Figures of a sampler: its own, and those of the nodes that set it. */
export function samplerFacts(graph: Graph, sampler: GraphNode): SamplerFacts {
  const setters = [sampler, ...upstream(graph, sampler, (name) => SET_BY.test(name))];
  const first = (names: readonly string[], nodes: Iterable<GraphNode>) => {
    for (const node of nodes) {
      const value = plain(readValue(graph, node, names));
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const settings: Setting[] = [];
  for (const name of SETTINGS) {
    const value = first([name], setters) ?? (name === 'guidance' ? guidanceOf(graph, sampler) : undefined);
    if (value !== undefined) settings.push({ name, value });
  }
  const size = sizeOf(graph, sampler);
  if (size) settings.push({ name: 'size', value: size });
  settings.push(...lorasOf(graph, sampler));
  return { model: modelOf(graph, sampler), seed: first(SEED, setters), settings };
}

function guidanceOf(graph: Graph, sampler: GraphNode): string | undefined {
  for (const node of upstream(graph, sampler, (name) => /^(guider|positive|conditioning)$/.test(name))) {
    const value = plain(readValue(graph, node, ['guidance']));
    if (value !== undefined) return value;
  }
  return undefined;
}

const TO_MODEL = /^(model|guider|pipe|basic_pipe|sdxl_tuple|model\d|unet|optional_model)$/;

function modelOf(graph: Graph, sampler: GraphNode): string | undefined {
  for (const node of upstream(graph, sampler, (name) => TO_MODEL.test(name))) {
    const names = MODEL.filter((name) => node.values.has(name) || (name !== 'model' && node.links.has(name)));
    const value = readValue(graph, node, names);
    if (typeof value !== 'string') continue;
    if (/load|checkpoint|unet/i.test(node.kind) || WEIGHTS.test(value)) return value;
  }
  return undefined;
}

const WEIGHTS = /\.(safetensors|ckpt|gguf|sft|pt|pth)$/;

const TO_SIZE = /^(latent|latent_image|samples|pixels|image|guider|positive|pipe|basic_pipe|image_embeds)$/;

function sizeOf(graph: Graph, sampler: GraphNode): string | undefined {
  for (const node of upstream(graph, sampler, (name) => TO_SIZE.test(name))) {
    const width = plain(readValue(graph, node, ['width', 'empty_latent_width']));
    const height = plain(readValue(graph, node, ['height', 'empty_latent_height']));
    if (/latent|tovideo|pipe|loader|video/i.test(node.kind) && width && height) return `${width}x${height}`;
  }
  return undefined;
}

const MOST_LORAS = 50;

function lorasOf(graph: Graph, sampler: GraphNode): Setting[] {
  const loras: Setting[] = [];
  for (const node of upstream(graph, sampler, (name) => TO_MODEL.test(name))) {
    for (const [key, value] of node.values) {
      if (loras.length >= MOST_LORAS) return loras;
      const name =
        isRecord(value) && value['on'] !== false
          ? plain(value['lora'])
          : key === 'lora_name'
            ? plain(value)
            : undefined;
      const weight = plain(
        isRecord(value)
          ? value['strength']
          : (node.values.get('strength_model') ?? node.values.get('lora_model_strength')),
      );
      if (name && name !== 'None') loras.push({ name: 'lora', value: weight ? `${name}: ${weight}` : name });
    }
  }
  return loras;
}
