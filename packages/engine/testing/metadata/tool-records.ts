import type { MadeFacts } from '../../src/image-metadata/index.ts';

export const lighthouse = 'a lighthouse at dusk';
export const json = (value: unknown) => JSON.stringify(value);

export const ofA1111: Partial<MadeFacts> = {
  generator: 'A1111',
  version: 'v1.10.1',
  prompt: 'a lighthouse at dusk, (storm:1.2) <lora:sea:0.8>\nsecond line of it',
  negative: 'blurry,\nlow quality',
  model: 'sd_xl_base_1.0',
  seed: '1234567890',
};

/** SWARM docs/Image Metadata Format.md (facts 3.7): figures may be texts. */
export const swarm = json({
  sui_image_params: {
    prompt: lighthouse,
    negativeprompt: 'fog',
    model: 'Flux/flux1-dev',
    seed: '305223794',
    steps: 25,
    cfgscale: 1,
    aspectratio: '1:1',
    width: 1024,
    height: 1024,
    sampler: 'euler',
    swarm_version: '0.9.7.2',
  },
  sui_extra_data: { date: '2025-01-02', original_prompt: 'a <random:lighthouse,pier> at dusk' },
});
export const ofSwarm: Partial<MadeFacts> = {
  generator: 'SwarmUI',
  version: '0.9.7.2',
  prompt: lighthouse,
  negative: 'fog',
  model: 'Flux/flux1-dev',
  seed: '305223794',
};

/** Fooocus modules/meta_parser.py, FooocusMetadataParser.to_string (facts 3.5). A seed has up to twenty digits. */
export const fooocus = json({
  adm_guidance: '(1.5, 0.8, 0.3)',
  base_model: 'juggernautXL_v8Rundiffusion',
  full_negative_prompt: ['worst quality', 'fog'],
  full_prompt: ['cinematic still a lighthouse at dusk . emotional', 'more'],
  metadata_scheme: 'fooocus',
  negative_prompt: 'fog',
  performance: 'Speed',
  prompt: lighthouse,
  resolution: '(1152, 896)',
  sampler: 'dpmpp_2m_sde_gpu',
  seed: 'SEED',
  sharpness: 2,
  steps: 30,
  styles: "['Fooocus V2']",
  version: 'Fooocus v2.5.5',
}).replace('"SEED"', '18446744073709551615');
export const ofFooocus: Partial<MadeFacts> = {
  generator: 'Fooocus',
  version: 'v2.5.5',
  prompt: lighthouse,
  negative: 'fog',
  model: 'juggernautXL_v8Rundiffusion',
  seed: '18446744073709551615',
};

/** Fooocus A1111MetadataParser: the usual line, and what the person typed under Raw prompt. */
export const fooocusText = `cinematic still a lighthouse at dusk . emotional, harmonious
Negative prompt: anime, cartoon
Steps: 30, Sampler: DPM++ 2M SDE, Seed: 12, Size: 1152x896, CFG scale: 4, Model: juggernautXL, Raw prompt: a lighthouse at dusk, Raw negative prompt: fog, Version: Fooocus v2.5.5`;

/** NovelAI (facts 3.6): the base and each character are apart; `uc` has what was not wanted. */
const novelComment = {
  prompt: 'a lighthouse at dusk',
  steps: 28,
  height: 1216,
  width: 832,
  scale: 5,
  seed: 3141592653,
  uc: 'lowres',
  sampler: 'k_euler_ancestral',
  v4_prompt: {
    use_coords: true,
    caption: {
      base_caption: lighthouse,
      char_captions: [
        { char_caption: 'girl, red coat', centers: [{ x: 0.5, y: 0.5 }] },
        { char_caption: 'old keeper', centers: [{ x: 0.1, y: 0.5 }] },
      ],
    },
  },
  v4_negative_prompt: {
    caption: {
      base_caption: 'fog',
      char_captions: [
        { char_caption: 'hat', centers: [{ x: 0.5, y: 0.5 }] },
        { char_caption: '', centers: [{ x: 0.1, y: 0.5 }] },
      ],
    },
  },
  signed_hash: 'abc',
};
export const novel = {
  Title: 'NovelAI generated image',
  Description: lighthouse,
  Software: 'NovelAI',
  Source: 'NovelAI Diffusion V4.5 4BDE2A90',
  'Generation time': '4.2',
  Comment: json(novelComment),
};
export const ofNovel: Partial<MadeFacts> = {
  generator: 'NovelAI',
  prompt: lighthouse,
  negative: 'fog',
  partName: 'Base',
  further: [
    {
      kind: 'character',
      name: 'Character 1',
      prompt: 'girl, red coat',
      negative: 'hat',
      settings: [{ name: 'Position', value: '0.5, 0.5' }],
    },
    {
      kind: 'character',
      name: 'Character 2',
      prompt: 'old keeper',
      settings: [{ name: 'Position', value: '0.1, 0.5' }],
    },
  ],
  model: 'NovelAI Diffusion V4.5 4BDE2A90',
  seed: '3141592653',
};

export const ofComfy: Partial<MadeFacts> = {
  generator: 'ComfyUI',
  prompt: lighthouse,
  negative: 'fog',
  model: 'v1-5.safetensors',
  seed: '8566257',
};

/** Draw Things (facts 3.8): a record in exif:UserComment, its short names c and uc. */
export const drawThings = json({
  c: lighthouse,
  uc: 'fog',
  model: 'sd_xl_base_1.0_f16.ckpt',
  sampler: 'DPM++ 2M Karras',
  scale: 7,
  seed: 271828,
  size: '1024x1024',
  steps: 30,
  v2: { width: 1024 },
});
export const ofDrawThings: Partial<MadeFacts> = {
  generator: 'Draw Things',
  prompt: lighthouse,
  negative: 'fog',
  model: 'sd_xl_base_1.0_f16.ckpt',
  seed: '271828',
};

/** InvokeAI invocations/metadata.py (facts 3.4). */
export const invoke = json({
  generation_mode: 'sdxl_txt2img',
  positive_prompt: lighthouse,
  negative_prompt: 'fog',
  width: 1024,
  height: 1024,
  seed: 3293022630,
  cfg_scale: 8,
  steps: 35,
  scheduler: 'euler',
  model: { key: 'k', hash: 'h', name: 'juggernautXL', base: 'sdxl', type: 'main' },
  loras: [{ model: { name: 'sea' }, weight: 0.7 }],
  app_version: '5.6.0',
});
export const ofInvoke: Partial<MadeFacts> = {
  generator: 'InvokeAI',
  version: '5.6.0',
  prompt: lighthouse,
  negative: 'fog',
  model: 'juggernautXL',
  seed: '3293022630',
};

/** Midjourney (facts 3.11, from a real file): prompt, parameters, the number of the job. */
export const midjourney = `${lighthouse}, 35mm --ar 3:4 --no fog, people --raw --stylize 0 --v 7 Job ID: 8323d5b0-1888-4fd7-a239-9d4bb8222ce3`;
export const ofMidjourney: Partial<MadeFacts> = {
  generator: 'Midjourney',
  prompt: `${lighthouse}, 35mm --ar 3:4 --no fog, people --raw --stylize 0 --v 7`,
  negative: 'fog, people',
  model: 'V7',
};

/** TensorArt's `generation_data`, which ends in a zero. */
export const tensorArt = `${json({
  prompt: lighthouse,
  negativePrompt: 'fog',
  width: 768,
  height: 1152,
  seed: '12345678901234567890',
  steps: 25,
  cfgScale: 7,
  baseModel: { label: 'Pony', modelFileName: 'ponyDiffusionV6XL' },
  models: [{ type: 'LORA', modelFileName: 'sea', weight: 0.8 }],
})}\0`;

/** Easy Diffusion, sdkit file_utils.py (facts 3.9): a text a field, None in Python's spelling. */
export const easyFields: Readonly<Record<string, string>> = {
  prompt: lighthouse,
  negative_prompt: 'fog',
  seed: '42',
  use_stable_diffusion_model: 'sd-v1-5',
  use_vae_model: 'None',
  num_inference_steps: '25',
  guidance_scale: '7.5',
};
export const easyLabels = {
  Prompt: lighthouse,
  'Negative Prompt': 'fog',
  Seed: 42,
  'Stable Diffusion model': 'sd-v1-5',
  Steps: 25,
  'Guidance Scale': 7.5,
};
export const ofEasy: Partial<MadeFacts> = {
  generator: 'Easy Diffusion',
  prompt: lighthouse,
  negative: 'fog',
  model: 'sd-v1-5',
  seed: '42',
};
