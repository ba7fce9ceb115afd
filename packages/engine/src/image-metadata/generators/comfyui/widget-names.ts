/** What the values of a node are called, in their order, where the file does not tell: of the nodes ComfyUI comes with. */
const SEEDED = ['seed', 'control_after_generate'];
const NAMES: Readonly<Record<string, readonly string[]>> = {
  KSampler: [...SEEDED, 'steps', 'cfg', 'sampler_name', 'scheduler', 'denoise'],
  KSamplerAdvanced: [
    'add_noise',
    'noise_seed',
    'control_after_generate',
    'steps',
    'cfg',
    'sampler_name',
    'scheduler',
    'start_at_step',
    'end_at_step',
    'return_with_leftover_noise',
  ],
  'KSampler (Efficient)': [...SEEDED, 'steps', 'cfg', 'sampler_name', 'scheduler', 'denoise'],
  SamplerCustom: ['add_noise', 'noise_seed', 'control_after_generate', 'cfg'],
  RandomNoise: ['noise_seed', 'control_after_generate'],
  BasicScheduler: ['scheduler', 'steps', 'denoise'],
  KarrasScheduler: ['steps', 'sigma_max', 'sigma_min', 'rho'],
  Flux2Scheduler: ['steps', 'width', 'height'],
  KSamplerSelect: ['sampler_name'],
  CFGGuider: ['cfg'],
  DualCFGGuider: ['cfg_conds', 'cfg_cond2_negative'],
  FluxGuidance: ['guidance'],
  CLIPTextEncode: ['text'],
  CLIPTextEncodeSDXL: [
    'width',
    'height',
    'crop_w',
    'crop_h',
    'target_width',
    'target_height',
    'text_g',
    'text_l',
  ],
  CLIPTextEncodeSDXLRefiner: ['ascore', 'width', 'height', 'text'],
  CLIPTextEncodeFlux: ['clip_l', 't5xxl', 'guidance'],
  CLIPTextEncodeSD3: ['clip_l', 'clip_g', 't5xxl', 'empty_padding'],
  CLIPTextEncodeHunyuanDiT: ['bert', 'mt5xl'],
  TextEncodeQwenImageEdit: ['prompt'],
  TextEncodeQwenImageEditPlus: ['prompt'],
  CheckpointLoaderSimple: ['ckpt_name'],
  CheckpointLoader: ['config_name', 'ckpt_name'],
  unCLIPCheckpointLoader: ['ckpt_name'],
  ImageOnlyCheckpointLoader: ['ckpt_name'],
  UNETLoader: ['unet_name', 'weight_dtype'],
  UnetLoaderGGUF: ['unet_name'],
  LoraLoader: ['lora_name', 'strength_model', 'strength_clip'],
  LoraLoaderModelOnly: ['lora_name', 'strength_model'],
  EmptyLatentImage: ['width', 'height', 'batch_size'],
  StableCascade_EmptyLatentImage: ['width', 'height', 'compression', 'batch_size'],
  LatentUpscale: ['upscale_method', 'width', 'height', 'crop'],
  SDTurboScheduler: ['steps', 'denoise'],
  EmptySD3LatentImage: ['width', 'height', 'batch_size'],
  EmptyHunyuanLatentVideo: ['width', 'height', 'length', 'batch_size'],
  WanImageToVideo: ['width', 'height', 'length', 'batch_size'],
  ConditioningAverage: ['conditioning_to_strength'],
  PrimitiveNode: ['value', 'control_after_generate'],
  PrimitiveString: ['value'],
  PrimitiveStringMultiline: ['value'],
  PrimitiveInt: ['value', 'control_after_generate'],
  PrimitiveFloat: ['value'],
  StringConcatenate: ['string_a', 'string_b', 'delimiter'],
  StringReplace: ['string', 'find', 'replace'],
  'Text Multiline': ['text'],
  'Text Concatenate': ['delimiter', 'clean_whitespace'],
  'CR Text': ['text'],
  'CR Text Concatenate': ['text1', 'text2', 'separator'],
  ImpactWildcardProcessor: [
    'wildcard_text',
    'populated_text',
    'mode',
    'seed',
    'control_after_generate',
    'Select to add Wildcard',
  ],
  ImpactWildcardEncode: [
    'wildcard_text',
    'populated_text',
    'mode',
    'Select to add LoRA',
    'Select to add Wildcard',
    'seed',
    'control_after_generate',
  ],
  SDXLPromptStyler: ['text_positive', 'text_negative', 'style', 'log_prompt'],
  'StringFunction|pysssss': ['action', 'tidy_tags', 'text_a', 'text_b', 'text_c'],
  'Efficient Loader': [
    'ckpt_name',
    'vae_name',
    'clip_skip',
    'lora_name',
    'lora_model_strength',
    'lora_clip_strength',
    'positive',
    'negative',
    'token_normalization',
    'weight_interpretation',
    'empty_latent_width',
    'empty_latent_height',
    'batch_size',
  ],
  WanVideoModelLoader: ['model'],
  WanVideoSampler: ['steps', 'cfg', 'shift', ...SEEDED, 'force_offload', 'scheduler'],
  WanVideoEmptyEmbeds: ['width', 'height', 'num_frames'],
  HyVideoTextEncode: ['prompt'],
  WanVideoTextEncode: ['positive_prompt', 'negative_prompt', 'force_offload'],
  SetNode: ['name'],
  GetNode: ['name'],
};

/** A value that picks the next seed stands behind a seed and is an input of nothing. */
const NEXT_SEED = ['fixed', 'increment', 'decrement', 'randomize', 'increment-wrap'];

/** The values by name: by what the file says, by what the kind is known to have, else by their places. */
export function namedWidgets<Value>(
  kind: string,
  values: readonly Value[],
  told: readonly string[],
): Map<string, Value> {
  const known = NAMES[kind];
  const figures = values.filter((value) => !isNextSeed(value)).length;
  // Files of some years name only those values that a line can lead into.
  if (told.length < figures) return new Map(values.map((value, n) => [known?.[n] ?? `widget ${n}`, value]));
  const named = new Map<string, Value>();
  const names = [...told];
  for (const value of values) {
    const isExtra = isNextSeed(value) && names[0] !== 'control_after_generate';
    named.set((isExtra ? undefined : names.shift()) ?? `widget ${named.size}`, value);
  }
  return named;
}

function isNextSeed(value: unknown): boolean {
  return typeof value === 'string' && NEXT_SEED.includes(value);
}
