/**
 * FORGE processing.create_infotext (facts 3.1): prompt, a line `Negative prompt:` unless there is none, one line of
 * `name: value` where a value with a comma, colon or line end is quoted as JSON.
 */
export const a1111 = `a lighthouse at dusk, (storm:1.2) <lora:sea:0.8>
second line of it
Negative prompt: blurry,
low quality
Steps: 28, Sampler: DPM++ 2M, Schedule type: Karras, CFG scale: 6.5, Seed: 1234567890, Size: 832x1216, Model hash: 31e35c80fc, Model: sd_xl_base_1.0, VAE hash: 63aeecb90f, Denoising strength: 0.4, Hires upscale: 1.5, Lora hashes: "sea: 0a1b2c3d, foam: 4e5f6a7b", Version: v1.10.1`;

/** Forge (facts 3.1): Distilled CFG Scale, Module 1..n, a version that begins with f2. No negative line for FLUX. */
export const forge = `a lighthouse at dusk
Steps: 20, Sampler: Euler, Schedule type: Simple, CFG scale: 1, Distilled CFG Scale: 3.5, Seed: 7, Size: 896x1152, Model: flux1-dev, Version: f2.0.1v1.10.1-previous-664, Module 1: ae, Module 2: t5xxl_fp16`;

/** SD.Next names itself in `App`, and its pipeline. */
export const sdNext = `a lighthouse at dusk
Negative prompt: fog
Steps: 20, Size: 1024x1024, Seed: 8, Sampler: Euler a, CFG scale: 6, Model: juggernaut, App: SD.Next, Version: 7ea6f2b, Pipeline: StableDiffusionXLPipeline`;

/** CIV automatic.metadata.ts (facts 3.1): JSON stands on the line, and has commas of its own. */
export const civitai = `a lighthouse at dusk
Negative prompt: fog
Steps: 25, Sampler: DPM++ 2M, CFG scale: 4, Seed: 9, Size: 832x1216, Clip skip: 2, Created Date: 2025-09-11T09:48:26.1234567Z, Civitai resources: [{"type":"checkpoint","modelVersionId":1190596,"modelName":"Pony, XL"},{"type":"lora","weight":0.8}], Civitai metadata: {"remixOfId":12}`;

/** Dynamic prompts (facts 3.1): the text that was drawn from stands behind the settings, or before. */
export const withTemplate = `a red lighthouse
Negative prompt: fog
Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 10, Size: 512x512
Template: a {red|green} lighthouse
Negative Template: fog`;

/** Copies that lost their line ends (facts 3.1, pitfalls). */
export const onOneLine =
  'a lighthouse at dusk, Negative prompt: fog Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 11, Size: 512x512';
