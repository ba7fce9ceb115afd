import type { MadeFacts, RawPixels } from '../../src/image-metadata/index.ts';
import { be, bytes, utf8Of } from './bytes.ts';
import { basic, drawn } from './graphs.ts';
import * as text from './infotexts.ts';
import {
  drawThings,
  easyFields,
  easyLabels,
  fooocus,
  fooocusText,
  invoke,
  json,
  lighthouse,
  midjourney,
  novel,
  ofA1111,
  ofComfy,
  ofDrawThings,
  ofEasy,
  ofFooocus,
  ofInvoke,
  ofMidjourney,
  ofNovel,
  ofSwarm,
  swarm,
  tensorArt,
} from './tool-records.ts';
import { exifItem, heif, mp4WithKeys, mp4WithList, mp4WithUserData } from './write-boxes.ts';
import { ascii, tiff, userComment, windowsText } from './write-exif.ts';
import { gif } from './write-gif.ts';
import { hidden } from './write-hidden.ts';
import { comment, exifSegment, iptcSegment, jpeg, moreXmpSegments, xmpSegment } from './write-jpeg.ts';
import { chunk, iTXt, png, tEXt, zTXt } from './write-png.ts';
import { webm } from './write-webm.ts';
import { webp } from './write-webp.ts';
import { xmp } from './write-xmp.ts';

export interface GeneratedFile {
  /** The tool and the container, and what is special about it. */
  name: string;
  bytes: Uint8Array;
  pixels?: RawPixels;
  says: Partial<MadeFacts>;
}

const texts = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([key, value]) => tEXt(key, value));

/** A file of each tool in each place it writes to, byte by byte, and what it says. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const graph = json(basic);
  return [
    { name: 'A1111, PNG tEXt', bytes: png([tEXt('parameters', text.a1111)]), says: ofA1111 },
    { name: 'A1111, PNG iTXt', bytes: png([await iTXt('parameters', text.a1111)]), says: ofA1111 },
    {
      name: 'A1111, PNG iTXt packed',
      bytes: png([await iTXt('parameters', text.a1111, true)]),
      says: ofA1111,
    },
    { name: 'A1111, PNG zTXt', bytes: png([await zTXt('parameters', text.a1111)]), says: ofA1111 },
    {
      name: 'A1111, PNG behind the pixels',
      bytes: png([], { after: [tEXt('parameters', text.a1111)] }),
      says: ofA1111,
    },
    // Exif of a PNG stands in eXIf without a name before it (PNG third edition, 11.3.2.7).
    {
      name: 'A1111, PNG eXIf',
      bytes: png([chunk('eXIf', tiff([], [userComment(text.a1111)]))]),
      says: ofA1111,
    },
    // piexif (facts 3.0) writes big-endian.
    { name: 'A1111, JPEG', bytes: jpeg(exifSegment(tiff([], [userComment(text.a1111)]))), says: ofA1111 },
    {
      name: 'A1111, JPEG little-endian',
      bytes: jpeg(exifSegment(tiff([], [userComment(text.a1111, 'utf16le')], true))),
      says: ofA1111,
    },
    {
      name: 'A1111, JPEG without a name for its letters',
      bytes: jpeg(exifSegment(tiff([], [userComment(text.a1111, 'none')]))),
      says: ofA1111,
    },
    {
      name: 'A1111, JPEG in ASCII',
      bytes: jpeg(exifSegment(tiff([], [userComment(text.a1111, 'ascii')]))),
      says: ofA1111,
    },
    { name: 'A1111, JPEG comment', bytes: jpeg(comment(text.a1111)), says: ofA1111 },
    {
      name: 'A1111, JPEG for Windows',
      bytes: jpeg(exifSegment(tiff([windowsText(0x9c9c, text.a1111)]))),
      says: ofA1111,
    },
    { name: 'A1111, WebP', bytes: webp({ EXIF: tiff([], [userComment(text.a1111)]) }), says: ofA1111 },
    {
      name: 'A1111, WebP as JPEG has it',
      bytes: webp({ EXIF: bytes('Exif\0\0', tiff([], [userComment(text.a1111)])) }),
      says: ofA1111,
    },
    {
      name: 'A1111, AVIF',
      bytes: heif('avif', [{ kind: 'Exif', data: exifItem(tiff([], [userComment(text.a1111)])) }]),
      says: ofA1111,
    },
    {
      name: 'A1111, AVIF within idat',
      bytes: heif('avif', [{ kind: 'Exif', data: exifItem(tiff([], [userComment(text.a1111)])) }], true),
      says: ofA1111,
    },
    {
      name: 'A1111, HEIF',
      bytes: heif('heic', [{ kind: 'Exif', data: exifItem(tiff([], [userComment(text.a1111)])) }]),
      says: ofA1111,
    },
    { name: 'A1111, GIF', bytes: gif(text.a1111), says: ofA1111 },
    {
      name: 'A1111, hidden in alpha',
      bytes: png([]),
      pixels: await hidden(text.a1111, 'alpha', true),
      says: ofA1111,
    },
    {
      name: 'A1111, hidden in colours',
      bytes: png([], { colours: 2 }),
      pixels: await hidden(text.a1111, 'rgb', true),
      says: ofA1111,
    },
    {
      name: 'A1111, hidden and not packed',
      bytes: png([]),
      pixels: await hidden(text.a1111, 'alpha', false),
      says: ofA1111,
    },
    {
      name: 'A1111, hidden in WebP',
      bytes: webp({}, 'VP8L'),
      pixels: await hidden(text.a1111, 'rgb', false),
      says: ofA1111,
    },
    {
      name: 'Forge, PNG',
      bytes: png([tEXt('parameters', text.forge)]),
      says: { generator: 'Forge', prompt: lighthouse, seed: '7', model: 'flux1-dev' },
    },
    {
      name: 'SD.Next, JPEG',
      bytes: jpeg(exifSegment(tiff([], [userComment(text.sdNext)]))),
      says: { generator: 'SD.Next', prompt: lighthouse, negative: 'fog', model: 'juggernaut' },
    },
    {
      name: 'Civitai, JPEG',
      bytes: jpeg(exifSegment(tiff([], [userComment(text.civitai)]))),
      says: { generator: 'Civitai', prompt: lighthouse, negative: 'fog', seed: '9' },
    },
    // CIV comfy.metadata.ts (facts 3.3): the graph and, as text, the request.
    // Facts 3.1: Artist is `ai` on pictures made on the site.
    {
      name: 'Civitai, by its author',
      bytes: jpeg(exifSegment(tiff([ascii(0x013b, 'ai')], [userComment(text.withTemplate)]))),
      says: { generator: 'Civitai', seed: '10' },
    },
    {
      name: 'Civitai, a graph with its request',
      bytes: jpeg(
        exifSegment(
          tiff(
            [],
            [
              userComment(
                json({
                  ...basic,
                  extraMetadata: json({
                    prompt: lighthouse,
                    negativePrompt: 'fog',
                    steps: 25,
                    cfgScale: 4,
                    sampler: 'Euler a',
                    seed: 99,
                  }),
                }),
              ),
            ],
          ),
        ),
      ),
      says: {
        generator: 'Civitai',
        prompt: lighthouse,
        negative: 'fog',
        seed: '99',
        model: 'v1-5.safetensors',
      },
    },
    {
      name: 'Dynamic prompts, PNG',
      bytes: png([tEXt('parameters', text.withTemplate)]),
      says: { prompt: 'a red lighthouse', negative: 'fog', seed: '10' },
    },
    {
      name: 'A1111 without line ends',
      bytes: png([tEXt('parameters', text.onOneLine)]),
      says: { prompt: lighthouse, negative: 'fog', seed: '11' },
    },
    // Stability Matrix writes the usual text, the same as JSON and its project.
    {
      name: 'Stability Matrix, PNG',
      bytes: png([tEXt('parameters', text.a1111), tEXt('parameters-json', '{}'), tEXt('smproj', '{}')]),
      says: { ...ofA1111, generator: 'Stability Matrix' },
    },
    {
      name: 'Stability Matrix, only the record',
      bytes: png([
        tEXt(
          'parameters-json',
          json({ PositivePrompt: lighthouse, NegativePrompt: 'fog', Seed: 5, Steps: 20, ModelName: 'sdxl' }),
        ),
      ]),
      says: { generator: 'Stability Matrix', prompt: lighthouse, negative: 'fog', seed: '5', model: 'sdxl' },
    },
    // comfy_api/latest/_ui.py (facts 3.3): two texts.
    {
      name: 'ComfyUI, PNG',
      bytes: png([tEXt('prompt', graph), tEXt('workflow', json(drawn))]),
      says: ofComfy,
    },
    { name: 'ComfyUI, PNG, only as drawn', bytes: png([tEXt('workflow', json(drawn))]), says: ofComfy },
    {
      name: 'ComfyUI, animated PNG',
      bytes: png([], { after: [chunk('comf', bytes('prompt', 0, graph))] }),
      says: ofComfy,
    },
    {
      name: 'ComfyUI, WebP',
      bytes: webp({
        EXIF: tiff([ascii(0x010f, `workflow:${json(drawn)}`), ascii(0x0110, `prompt:${graph}`)]),
      }),
      says: ofComfy,
    },
    {
      name: 'ComfyUI, WebP, tags the other way round',
      bytes: webp({
        EXIF: tiff([ascii(0x010e, `Workflow:${json(drawn)}`), ascii(0x010f, `Prompt:${graph}`)]),
      }),
      says: ofComfy,
    },
    // VideoHelperSuite: one comment of JSON, both graphs as text in it.
    {
      name: 'VideoHelperSuite, MP4',
      bytes: mp4WithList({ '\xa9cmt': json({ prompt: graph, workflow: drawn, CreationTime: '2025-01-02' }) }),
      says: { ...ofComfy, container: 'mp4' },
    },
    {
      name: 'VideoHelperSuite, WebM',
      bytes: webm({ COMMENT: json({ prompt: graph, workflow: drawn }) }),
      says: { ...ofComfy, container: 'webm' },
    },
    // SaveVideo sets the container's own metadata, with movflags use_metadata_tags.
    {
      name: 'SaveVideo, MP4',
      bytes: mp4WithKeys({ prompt: graph, workflow: json(drawn) }),
      says: { ...ofComfy, container: 'mp4' },
    },
    {
      name: 'SaveWEBM, WebM streamed',
      bytes: webm({ PROMPT: graph, WORKFLOW: json(drawn) }, true),
      says: { ...ofComfy, container: 'webm' },
    },
    {
      name: "A clip with a comment in QuickTime's manner",
      bytes: mp4WithUserData('\xa9cmt', text.a1111),
      says: ofA1111,
    },
    {
      name: 'InvokeAI, PNG',
      bytes: png([tEXt('invokeai_metadata', invoke), tEXt('invokeai_graph', '{}')]),
      says: ofInvoke,
    },
    { name: 'InvokeAI, MP4', bytes: mp4WithKeys({ invokeai_metadata: invoke }), says: ofInvoke },
    // Version 2 (facts 3.4): sd-metadata, prompts with weights, brackets for what was not wanted.
    {
      name: 'InvokeAI 2, PNG',
      bytes: png([
        tEXt('Dream', '"x" -s 1'),
        tEXt(
          'sd-metadata',
          json({
            model_weights: 'stable-diffusion-1.5',
            app_version: '2.3.0',
            image: {
              prompt: [{ prompt: `${lighthouse} [fog]`, weight: 1 }],
              steps: 50,
              cfg_scale: 7.5,
              seed: 2980747362,
              sampler: 'k_lms',
            },
          }),
        ),
      ]),
      says: {
        generator: 'InvokeAI',
        version: '2.3.0',
        prompt: lighthouse,
        negative: 'fog',
        seed: '2980747362',
        model: 'stable-diffusion-1.5',
      },
    },
    {
      name: 'InvokeAI 1, PNG',
      bytes: png([tEXt('Dream', `"${lighthouse} [fog]" -s 50 -S 2980747362 -W 512 -H 768 -C 7.5 -A k_lms`)]),
      says: { generator: 'InvokeAI', prompt: lighthouse, negative: 'fog', seed: '2980747362' },
    },
    {
      name: 'Fooocus, PNG',
      bytes: png([tEXt('parameters', fooocus), tEXt('fooocus_scheme', 'fooocus')]),
      says: ofFooocus,
    },
    // Facts 3.5: a plain text in the first folder, its scheme in the maker's note.
    {
      name: 'Fooocus, JPEG',
      bytes: jpeg(
        exifSegment(
          tiff([ascii(0x0131, 'Fooocus v2.5.5'), ascii(0x927c, 'fooocus'), ascii(0x9286, fooocus)]),
        ),
      ),
      says: ofFooocus,
    },
    {
      name: 'Fooocus, PNG as A1111',
      bytes: png([tEXt('parameters', fooocusText), tEXt('fooocus_scheme', 'a1111')]),
      says: {
        generator: 'Fooocus',
        version: 'v2.5.5',
        prompt: lighthouse,
        negative: 'fog',
        model: 'juggernautXL',
      },
    },
    {
      name: 'RuinedFooocus, PNG',
      bytes: png([
        tEXt(
          'parameters',
          json({
            Prompt: lighthouse,
            Negative: 'fog',
            steps: 30,
            cfg: 8,
            seed: 13,
            base_model_name: 'sdxl',
            software: 'RuinedFooocus',
          }),
        ),
      ]),
      says: { generator: 'RuinedFooocus', prompt: lighthouse, negative: 'fog', seed: '13', model: 'sdxl' },
    },
    {
      name: 'Fooocus-MRE, JPEG',
      bytes: jpeg(
        comment(
          json({
            prompt: lighthouse,
            negative_prompt: 'fog',
            real_prompt: ['x'],
            styles: ['a'],
            steps: 30,
            seed: 14,
            base_model: 'sdxl',
            software: 'Fooocus 1.0 MRE',
          }),
        ),
      ),
      says: { generator: 'Fooocus-MRE', prompt: lighthouse, negative: 'fog', seed: '14' },
    },
    { name: '[RECOVER-3] NovelAI, PNG', bytes: png(texts(novel)), says: ofNovel },
    {
      name: '[RECOVER-3] NovelAI, hidden in alpha',
      bytes: png([]),
      pixels: await hidden(json(novel), 'alpha', true),
      says: ofNovel,
    },
    {
      name: 'NovelAI before characters',
      bytes: png(
        texts({
          Description: lighthouse,
          Software: 'NovelAI',
          Source: 'Stable Diffusion 1D44365E',
          Comment: json({
            steps: 28,
            sampler: 'k_euler',
            seed: 15,
            strength: 0.69,
            noise: 0.667,
            scale: 11,
            uc: 'fog',
          }),
        }),
      ),
      says: { generator: 'NovelAI', prompt: lighthouse, negative: 'fog', seed: '15' },
    },
    { name: 'SwarmUI, PNG', bytes: png([await iTXt('parameters', swarm)]), says: ofSwarm },
    {
      name: 'SwarmUI, JPEG',
      bytes: jpeg(exifSegment(tiff([], [userComment(swarm, 'utf16le')], true))),
      says: ofSwarm,
    },
    { name: 'SwarmUI, JPEG of old', bytes: jpeg(exifSegment(tiff([ascii(0x0110, swarm)]))), says: ofSwarm },
    {
      name: 'Draw Things, PNG',
      bytes: png([
        await iTXt(
          'XML:com.adobe.xmp',
          xmp(
            { 'xmp:CreatorTool': 'Draw Things' },
            { 'dc:description': `${lighthouse}\n-fog\nSteps: 30`, 'exif:UserComment': drawThings },
          ),
        ),
      ]),
      says: ofDrawThings,
    },
    {
      name: 'Draw Things, only the description',
      bytes: png([
        await iTXt(
          'XML:com.adobe.xmp',
          xmp(
            { 'xmp:CreatorTool': 'Draw Things' },
            {
              'dc:description': `${lighthouse}\n-fog\nSteps: 30, Sampler: DPM++, Guidance Scale: 7.0, Seed: 16, Size: 1024x1024, Model: sdxl.ckpt`,
            },
          ),
        ),
      ]),
      says: { generator: 'Draw Things', prompt: lighthouse, negative: 'fog', seed: '16', model: 'sdxl.ckpt' },
    },
    { name: 'Easy Diffusion, PNG', bytes: png(texts(easyFields)), says: ofEasy },
    {
      name: 'Easy Diffusion, JPEG',
      bytes: jpeg(exifSegment(tiff([], [userComment(json(easyLabels))]))),
      says: ofEasy,
    },
    {
      name: '[RECOVER-5] Midjourney, PNG',
      bytes: png([
        tEXt('Description', midjourney),
        tEXt('Author', 'u1431619417'),
        tEXt('Creation Time', 'Thu, 11 Sep 2025 09:48:26 GMT'),
      ]),
      says: ofMidjourney,
    },
    {
      name: 'Midjourney, XMP',
      bytes: jpeg(xmpSegment(xmp({}, { 'dc:description': midjourney }))),
      says: ofMidjourney,
    },
    {
      name: 'Midjourney, XMP in parts',
      bytes: jpeg(xmpSegment(xmp({})), ...moreXmpSegments(xmp({}, { 'dc:description': midjourney }), 400)),
      says: ofMidjourney,
    },
    { name: 'Midjourney, IPTC', bytes: jpeg(iptcSegment({ 120: midjourney })), says: ofMidjourney },
    {
      name: 'Midjourney, Exif',
      bytes: jpeg(exifSegment(tiff([ascii(0x010e, midjourney)]))),
      says: ofMidjourney,
    },
    // BFL src/flux/cli.py (facts 3.10).
    {
      name: 'FLUX, JPEG',
      bytes: jpeg(
        exifSegment(
          tiff([
            ascii(0x010e, lighthouse),
            ascii(0x010f, 'Black Forest Labs'),
            ascii(0x0110, 'flux-dev'),
            ascii(0x0131, 'AI generated;txt2img;flux'),
          ]),
        ),
      ),
      says: { generator: 'Black Forest Labs', prompt: lighthouse, model: 'flux-dev' },
    },
    {
      name: 'TensorArt, PNG',
      bytes: png([tEXt('generation_data', tensorArt), tEXt('prompt', graph)]),
      says: {
        generator: 'TensorArt',
        prompt: lighthouse,
        negative: 'fog',
        seed: '12345678901234567890',
        model: 'ponyDiffusionV6XL',
      },
    },
    {
      name: 'mflux, JPEG',
      bytes: jpeg(
        exifSegment(
          tiff(
            [],
            [
              userComment(
                json({
                  mflux_version: '0.9.6',
                  model: 'dev',
                  seed: 17,
                  steps: 20,
                  guidance: 3.5,
                  prompt: lighthouse,
                }),
                'ascii',
              ),
            ],
          ),
        ),
      ),
      says: { generator: 'mflux', version: '0.9.6', prompt: lighthouse, seed: '17', model: 'dev' },
    },
    {
      name: 'A Hugging Face space, PNG',
      bytes: png([
        tEXt(
          'metadata',
          json({
            prompt: lighthouse,
            negative_prompt: 'fog',
            resolution: '832 x 1216',
            guidance_scale: 7,
            num_inference_steps: 28,
            seed: 18,
            sampler: 'Euler a',
            Model: 'Animagine XL 3.1',
          }),
        ),
      ]),
      says: { prompt: lighthouse, negative: 'fog', seed: '18', model: 'Animagine XL 3.1' },
    },
    // Mochi Diffusion writes a caption of `name: value; …`.
    {
      name: 'Mochi Diffusion, JPEG',
      bytes: jpeg(
        iptcSegment({
          120: `Include in Image: ${lighthouse}; Exclude from Image: fog; Model: sd-1.5; Steps: 20; Guidance Scale: 7.5; Seed: 19; Size: 512x512; Generator: Mochi Diffusion 5.2`,
        }),
      ),
      says: {
        generator: 'Mochi Diffusion',
        version: '5.2',
        prompt: lighthouse,
        negative: 'fog',
        seed: '19',
        model: 'sd-1.5',
      },
    },
    // IPTC Photo Metadata 2025.1 (facts 3.12).
    {
      name: 'IPTC, AI prompt information',
      bytes: jpeg(
        xmpSegment(
          xmp({
            'Iptc4xmpExt:AIPromptInformation': lighthouse,
            'Iptc4xmpExt:AISystemUsed': 'Imagen',
            'Iptc4xmpExt:AISystemVersionUsed': '4',
          }),
        ),
      ),
      says: { generator: 'Imagen', version: '4', prompt: lighthouse },
    },
    // ImageMagick copies Exif into PNG as hexadecimal text: a line of name, a line of length, digits.
    {
      name: 'A1111, PNG through ImageMagick',
      bytes: png([
        await zTXt(
          'Raw profile type exif',
          hexProfile(bytes('Exif\0\0', tiff([], [userComment(text.a1111)]))),
        ),
      ]),
      says: ofA1111,
    },
    {
      name: 'ComfyUI, AVIF by XMP',
      bytes: heif('avif', [{ kind: 'xmp', data: utf8Of(xmp({}, { 'comfy:prompt': graph })) }]),
      says: ofComfy,
    },
    {
      name: 'A cut PNG',
      bytes: png([tEXt('parameters', text.a1111), chunk('IDAT', be(0, 4))]).subarray(0, 700),
      says: { prompt: ofA1111.prompt ?? '' },
    },
  ];
}

function hexProfile(data: Uint8Array): string {
  const digits = Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `\nexif\n${String(data.length).padStart(8)}\n${digits.match(/.{1,72}/g)?.join('\n')}\n`;
}
