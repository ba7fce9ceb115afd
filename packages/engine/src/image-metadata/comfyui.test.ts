import { describe, expect, it } from 'vitest';
import { basic, drawn, node } from '../../testing/metadata/graphs.ts';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { png, tEXt } from '../../testing/metadata/write-png.ts';
import { readMetadata } from './index.ts';

type Graph = Readonly<Record<string, unknown>>;

const readText = (key: string, text: string) => readMetadata(png([tEXt(key, text)]), readingHelp());
const readRun = (graph: Graph) => readText('prompt', JSON.stringify(graph));
const readDrawn = (graph: unknown) => readText('workflow', JSON.stringify(graph));

/** The basic graph with its words led in from elsewhere. */
const withWords = (from: [string, number], more: Graph) => ({
  ...basic,
  '6': node('CLIPTextEncode', { text: from, clip: ['4', 1] }),
  ...more,
});
const sampler = basic['3'].inputs;
const encode = (text: unknown) => node('CLIPTextEncode', { text, clip: ['4', 1] });

describe('[N2] FILE-2, a graph of ComfyUI', () => {
  it('[N2.1] the sampler that reaches the saved picture speaks for it, others do not', async () => {
    const read = await readRun({
      '1': node('KSampler', { ...sampler, positive: ['2', 0], seed: 1 }),
      '2': encode('a pier that was thrown away'),
      '0': node('PreviewImage', { images: ['1', 0] }),
      ...basic,
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', negative: 'fog', seed: '8566257' });
    expect(read.settings).toEqual([
      { name: 'steps', value: '20' },
      { name: 'cfg', value: '8' },
      { name: 'sampler_name', value: 'euler' },
      { name: 'scheduler', value: 'normal' },
      { name: 'denoise', value: '1' },
      { name: 'size', value: '512x768' },
    ]);
  });

  it('[N2.1] of two saved pictures the one that went through more samplers', async () => {
    const read = await readRun({
      ...basic,
      '20': node('KSampler', { ...sampler, seed: 2, positive: ['21', 0], latent_image: ['3', 0] }),
      '21': encode('the same, larger'),
      '22': node('SaveImage', { images: ['20', 0] }),
    });
    expect(read).toMatchObject({ prompt: 'the same, larger', seed: '2' });
  });

  it('[N2.1] what goes over a part of the picture does not speak for the whole', async () => {
    const read = await readRun({
      ...basic,
      '9': node('SaveImage', { images: ['30', 0] }),
      '30': node('FaceDetailer', {
        image: ['8', 0],
        positive: ['31', 0],
        negative: ['7', 0],
        steps: 20,
        cfg: 7,
        seed: 3,
      }),
      '31': encode('a face'),
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', seed: '8566257' });
  });

  it('[N2.1] of samplers in a chain the first one made the noise', async () => {
    const stage = { ...sampler, steps: 25, noise_seed: 0, positive: ['6', 0], negative: ['7', 0] };
    const read = await readRun({
      ...basic,
      '3': node('KSamplerAdvanced', {
        ...stage,
        seed: 0,
        add_noise: 'disable',
        latent_image: ['40', 0],
        model: ['41', 0],
      }),
      '40': node('KSamplerAdvanced', { ...stage, seed: 77, noise_seed: 77, add_noise: 'enable' }),
      '41': node('CheckpointLoaderSimple', { ckpt_name: 'refiner.safetensors' }),
    });
    expect(read).toMatchObject({ seed: '77', model: 'v1-5.safetensors' });
  });

  it('[N2.2] a sampler that is put together of parts', async () => {
    const read = await readRun({
      ...basic,
      '3': node('SamplerCustomAdvanced', {
        noise: ['50', 0],
        guider: ['51', 0],
        sampler: ['52', 0],
        sigmas: ['53', 0],
        latent_image: ['5', 0],
      }),
      '50': node('RandomNoise', { noise_seed: 4 }),
      '51': node('CFGGuider', { model: ['4', 0], positive: ['54', 0], negative: ['7', 0], cfg: 3 }),
      '52': node('KSamplerSelect', { sampler_name: 'res_2s' }),
      '53': node('BasicScheduler', { scheduler: 'beta', steps: 12, denoise: 1, model: ['4', 0] }),
      '54': node('FluxGuidance', { guidance: 3.5, conditioning: ['6', 0] }),
    });
    expect(read).toMatchObject({
      prompt: 'a lighthouse at dusk',
      negative: 'fog',
      seed: '4',
      model: 'v1-5.safetensors',
    });
    const told = Object.fromEntries(read.settings.map(({ name, value }) => [name, value]));
    expect(told).toMatchObject({
      steps: '12',
      cfg: '3',
      sampler_name: 'res_2s',
      scheduler: 'beta',
      guidance: '3.5',
    });
  });

  it.each([
    [
      'two readings of one text',
      node('CLIPTextEncodeSDXL', { text_g: 'a lighthouse', text_l: 'a lighthouse' }),
      'a lighthouse',
    ],
    [
      'two texts',
      node('CLIPTextEncodeFlux', { clip_l: 'lighthouse', t5xxl: 'a lighthouse at dusk' }),
      'lighthouse\na lighthouse at dusk',
    ],
    [
      'a wildcard that was filled in',
      node('ImpactWildcardEncode', { wildcard_text: 'a __tower__', populated_text: 'a lighthouse' }),
      'a lighthouse',
    ],
  ])('[N2.3] encoders of other kinds: %s', async (_, encoder, prompt) => {
    expect(await readRun({ ...basic, '6': encoder })).toMatchObject({ prompt, negative: 'fog' });
  });

  it('[N2.3] texts that are led in: held, joined, replaced, chosen, filled in', async () => {
    const words = withWords(['60', 0], {
      '60': node('Text Concatenate', {
        delimiter: ', ',
        text_a: ['61', 0],
        text_b: ['62', 0],
        text_c: ['63', 0],
      }),
      '61': node('Textbox', { text: ['66', 0] }),
      '66': node('PrimitiveStringMultiline', { value: 'a lighthouse' }),
      '62': node('StringReplace', { string: 'at noon', find: 'noon', replace: 'dusk' }),
      '63': node('ImpactSwitch', { select: 2, input1: ['64', 0], input2: ['65', 0] }),
      '64': node('String Literal', { string: 'snow' }),
      '65': node('ImpactWildcardProcessor', {
        wildcard_text: '__weather__',
        populated_text: 'rain',
        mode: 'populate',
      }),
    });
    expect(await readRun(words)).toMatchObject({ prompt: 'a lighthouse, at dusk, rain' });
  });

  it('[N2.3] the words of a box in the picture stand in the words of the whole', async () => {
    const boxed = {
      ...basic,
      '3': node('KSampler', { ...sampler, positive: ['67', 0] }),
      '67': node('GLIGENTextBoxApply', { conditioning_to: ['6', 0], text: 'a gull', width: 64, height: 64 }),
    };
    expect(await readRun(boxed)).toMatchObject({ prompt: 'a lighthouse at dusk' });
  });

  it('[N2.3] each side of a node that holds both', async () => {
    const read = await readRun({
      ...basic,
      '3': node('KSampler', { ...sampler, positive: ['70', 0], negative: ['70', 1] }),
      '70': node('ControlNetApplyAdvanced', {
        positive: ['71', 1],
        negative: ['71', 2],
        control_net: ['72', 0],
        strength: 1,
      }),
      '71': node('Efficient Loader', {
        ckpt_name: 'v1-5.safetensors',
        positive: 'a lighthouse',
        negative: ['73', 0],
      }),
      '72': node('ControlNetLoader', { control_net_name: 'depth' }),
      '73': node('CR Text', { text: 'fog' }),
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse', negative: 'fog' });
  });

  it('[N2.3] a bundle of lines, and what is led in beside it', async () => {
    const read = await readRun({
      ...basic,
      '3': node('KSampler', { ...sampler, positive: ['74', 4], negative: ['74', 5] }),
      '74': node('Context (rgthree)', { base_ctx: ['75', 0], positive: ['6', 0] }),
      '75': node('Context (rgthree)', { positive: ['76', 0], negative: ['7', 0] }),
      '76': encode('a pier'),
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', negative: 'fog' });
  });

  it('[N2.4] what was drawn by chance is what was shown', async () => {
    const drawnByChance = withWords(['77', 0], {
      '77': node('DPRandomGenerator', { text: 'a {lighthouse|pier}', seed: 1 }),
      '78': node('ShowText|pysssss', { text: ['77', 0], text_0: 'a pier' }),
    });
    expect(await readRun(drawnByChance)).toMatchObject({ prompt: 'a pier' });
  });

  it('[N2.4] words that were made while it ran are taken from where they were shown, or not at all', async () => {
    const asked = { '80': node('OllamaGenerate', { prompt: 'write me a prompt about a lighthouse' }) };
    expect((await readRun(withWords(['80', 0], asked))).prompt).toBeUndefined();
    const shown = {
      ...asked,
      '81': node('ShowText|pysssss', { text: ['80', 0], text_0: 'a lighthouse, brushed by rain' }),
    };
    expect(await readRun(withWords(['80', 0], shown))).toMatchObject({
      prompt: 'a lighthouse, brushed by rain',
    });
  });

  it('[N2.4] a side that was emptied, or is the other one again, was not asked for', async () => {
    const zeroed = { ...basic, '7': node('ConditioningZeroOut', { conditioning: ['6', 0] }) };
    expect((await readRun(zeroed)).negative).toBeUndefined();
    const same = { ...basic, '3': node('KSampler', { ...sampler, negative: ['6', 0] }) };
    expect((await readRun(same)).negative).toBeUndefined();
  });

  it('[N2.4] a picture that a service made', async () => {
    const read = await readRun({
      '1': node('OpenAIGPTImage1', { prompt: 'a lighthouse at dusk', seed: 5, quality: 'low' }),
      '2': node('SaveImage', { images: ['1', 0] }),
    });
    expect(read).toMatchObject({
      generator: 'ComfyUI',
      prompt: 'a lighthouse at dusk',
      seed: '5',
      model: 'OpenAIGPTImage1',
    });
  });

  it('[N2.4] clips, whose words go in by a line of their own', async () => {
    const read = await readRun({
      '1': node('WanVideoSampler', { model: ['2', 0], text_embeds: ['3', 0], steps: 6, cfg: 1, seed: 6 }),
      '2': node('WanVideoModelLoader', { model: 'wan2.1.safetensors' }),
      '3': node('WanVideoTextEncode', { positive_prompt: 'a lighthouse turns', negative_prompt: 'still' }),
      '4': node('WanVideoDecode', { samples: ['1', 0] }),
      '5': node('VHS_VideoCombine', { images: ['4', 0] }),
    });
    expect(read).toMatchObject({
      prompt: 'a lighthouse turns',
      negative: 'still',
      seed: '6',
      model: 'wan2.1.safetensors',
    });
  });

  it('[N2.5] NaN, seeds of twenty digits and a comma too many', async () => {
    const text = JSON.stringify(basic)
      .replace('8566257', '18446744073709551615')
      .replace('"denoise":1', '"denoise":NaN')
      .replace('["8",0]', '["8",0], ');
    expect(await readText('prompt', text)).toMatchObject({
      prompt: 'a lighthouse at dusk',
      seed: '18446744073709551615',
    });
  });

  it('[N2.6] the graph as it was drawn: muted nodes are not there, bypassed ones hand through', async () => {
    const nodes = Array.isArray(drawn['nodes']) ? drawn['nodes'] : [];
    const links = Array.isArray(drawn['links']) ? drawn['links'] : [];
    const between = {
      id: 10,
      type: 'ConditioningSetArea',
      mode: 4,
      inputs: [{ name: 'conditioning', type: 'CONDITIONING', link: 4 }],
      outputs: [{ name: 'CONDITIONING', type: 'CONDITIONING' }],
      widgets_values: [64],
    };
    const reroute = {
      id: 11,
      type: 'Reroute',
      mode: 0,
      inputs: [{ name: '', type: '*', link: 10 }],
      outputs: [{ type: '*' }],
    };
    const muted = { id: 12, type: 'KSampler', mode: 2, inputs: [], outputs: [], widgets_values: [9] };
    const read = await readDrawn({
      ...drawn,
      nodes: [
        muted,
        ...nodes.map((one) =>
          one.id === 3
            ? {
                ...one,
                inputs: one.inputs.map((input: { name: string; link: number }) =>
                  input.name === 'positive' ? { ...input, link: 11 } : input,
                ),
              }
            : one,
        ),
        between,
        reroute,
      ],
      links: [...links, [10, 10, 0, 11, 0, 'CONDITIONING'], [11, 11, 0, 3, 1, 'CONDITIONING']],
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', negative: 'fog', seed: '8566257' });
  });

  it('[N2.6] words in a folded part of the graph, led in from outside', async () => {
    const folded = 'a1b2c3d4-0000-4000-8000-000000000000';
    const nodes = Array.isArray(drawn['nodes']) ? drawn['nodes'] : [];
    const read = await readDrawn({
      ...drawn,
      nodes: nodes.map((one) =>
        one.id === 6
          ? {
              ...one,
              type: folded,
              inputs: [{ name: 'words', type: 'STRING', widget: { name: 'words' } }],
              outputs: [{ type: 'CONDITIONING' }],
            }
          : one,
      ),
      definitions: {
        subgraphs: [
          {
            id: folded,
            inputs: [{ name: 'words', linkIds: [1] }],
            outputs: [{ name: 'CONDITIONING', linkIds: [2] }],
            nodes: [
              {
                id: 1,
                type: 'CLIPTextEncode',
                mode: 0,
                inputs: [{ name: 'text', type: 'STRING', link: 1, widget: { name: 'text' } }],
                outputs: [],
                widgets_values: [''],
              },
            ],
            links: [
              { id: 1, origin_id: -10, origin_slot: 0, target_id: 1, target_slot: 0, type: 'STRING' },
              { id: 2, origin_id: 1, origin_slot: 0, target_id: -20, target_slot: 0, type: 'CONDITIONING' },
            ],
          },
        ],
      },
    });
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', negative: 'fog' });
  });

  it('[N2.7] circles and forks come to an end', async () => {
    const circle = withWords(['90', 0], {
      '90': node('Text Concatenate', { text_a: ['91', 0], text_b: 'a lighthouse' }),
      '91': node('Text Concatenate', { text_a: ['90', 0], text_b: 'at dusk' }),
    });
    expect((await readRun(circle)).prompt).toContain('lighthouse');
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `d${n}`,
        node(
          'Text Concatenate',
          n === 59 ? { text_a: 'x', text_b: 'y' } : { text_a: [`d${n + 1}`, 0], text_b: [`d${n + 1}`, 0] },
        ),
      ]),
    );
    const { prompt = '' } = await readRun(withWords(['d0', 0], doubling));
    expect(prompt.length).toBeLessThan(300_000);
  });
});
