/** A node of the graph as it was run: execution.py of ComfyUI takes `{ id: { class_type, inputs } }`, links as `[id, output]`. */
type Inputs = Readonly<Record<string, unknown>>;

export function node(kind: string, inputs: Inputs): { class_type: string; inputs: Inputs } {
  return { class_type: kind, inputs };
}

/** ComfyUI's own default graph, script_examples/basic_api_example.py. */
export const basic = {
  '3': node('KSampler', {
    seed: 8566257,
    steps: 20,
    cfg: 8,
    sampler_name: 'euler',
    scheduler: 'normal',
    denoise: 1,
    model: ['4', 0],
    positive: ['6', 0],
    negative: ['7', 0],
    latent_image: ['5', 0],
  }),
  '4': node('CheckpointLoaderSimple', { ckpt_name: 'v1-5.safetensors' }),
  '5': node('EmptyLatentImage', { width: 512, height: 768, batch_size: 1 }),
  '6': node('CLIPTextEncode', { text: 'a lighthouse at dusk', clip: ['4', 1] }),
  '7': node('CLIPTextEncode', { text: 'fog', clip: ['4', 1] }),
  '8': node('VAEDecode', { samples: ['3', 0], vae: ['4', 2] }),
  '9': node('SaveImage', { filename_prefix: 'ComfyUI', images: ['8', 0] }),
};

type Drawn = Readonly<Record<string, unknown>>;

/** The same as it is drawn (LiteGraph's serialisation): values in order, links `[id, from, slot, to, slot, type]`. */
export const drawn: Drawn = {
  last_node_id: 9,
  nodes: [
    {
      id: 3,
      type: 'KSampler',
      mode: 0,
      inputs: [
        { name: 'model', type: 'MODEL', link: 1 },
        { name: 'positive', type: 'CONDITIONING', link: 4 },
        { name: 'negative', type: 'CONDITIONING', link: 6 },
        { name: 'latent_image', type: 'LATENT', link: 2 },
      ],
      outputs: [{ name: 'LATENT', type: 'LATENT' }],
      widgets_values: [8566257, 'randomize', 20, 8, 'euler', 'normal', 1],
    },
    {
      id: 4,
      type: 'CheckpointLoaderSimple',
      mode: 0,
      inputs: [],
      outputs: [],
      widgets_values: ['v1-5.safetensors'],
    },
    { id: 5, type: 'EmptyLatentImage', mode: 0, inputs: [], outputs: [], widgets_values: [512, 768, 1] },
    {
      id: 6,
      type: 'CLIPTextEncode',
      mode: 0,
      inputs: [{ name: 'clip', type: 'CLIP', link: 3 }],
      outputs: [],
      widgets_values: ['a lighthouse at dusk'],
    },
    {
      id: 7,
      type: 'CLIPTextEncode',
      mode: 0,
      inputs: [{ name: 'clip', type: 'CLIP', link: 5 }],
      outputs: [],
      widgets_values: ['fog'],
    },
    {
      id: 8,
      type: 'VAEDecode',
      mode: 0,
      inputs: [{ name: 'samples', type: 'LATENT', link: 7 }],
      outputs: [],
    },
    {
      id: 9,
      type: 'SaveImage',
      mode: 0,
      inputs: [{ name: 'images', type: 'IMAGE', link: 9 }],
      outputs: [],
      widgets_values: ['ComfyUI'],
    },
  ],
  links: [
    [1, 4, 0, 3, 0, 'MODEL'],
    [2, 5, 0, 3, 3, 'LATENT'],
    [3, 4, 1, 6, 0, 'CLIP'],
    [4, 6, 0, 3, 1, 'CONDITIONING'],
    [5, 4, 1, 7, 0, 'CLIP'],
    [6, 7, 0, 3, 2, 'CONDITIONING'],
    [7, 3, 0, 8, 0, 'LATENT'],
    [9, 8, 0, 9, 0, 'IMAGE'],
  ],
};
