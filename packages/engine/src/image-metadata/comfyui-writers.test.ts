import { describe, expect, it } from 'vitest';
import { basic, node } from '../../testing/metadata/graphs.ts';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { png, tEXt } from '../../testing/metadata/write-png.ts';
import { readMetadata } from './index.ts';

type Graph = Readonly<Record<string, unknown>>;

const readRun = (graph: Graph) => readMetadata(png([tEXt('prompt', JSON.stringify(graph))]), readingHelp());
/** The basic graph with its words led in from the node `w`. */
const withWriter = (writer: unknown, more: Graph = {}) => ({
  ...basic,
  '6': node('CLIPTextEncode', { text: ['w', 0], clip: ['4', 1] }),
  w: writer,
  ...more,
});
const rules = 'You write prompts for image generators. Answer with the prompt alone, in one paragraph.';
const line = 'a lighthouse in a storm';
const drawn = 'A white lighthouse braced against a storm, spray at its foot.';

const writers: [string, unknown, Graph?][] = [
  [
    'Searge LLM',
    node('Searge_LLM_Node', { text: line, max_tokens: 4096, apply_instructions: true, instructions: rules }),
  ],
  ['Ollama', node('OllamaGenerateAdvance', { prompt: line, system: rules, model: 'llama3', top_k: 40 })],
  ['IF AI tools', node('IF_PromptMkr', { input_prompt: '', user_prompt: line, system_prompt: rules })],
  ['Plush', node('AdvPromptEnhancer', { Instruction: rules, Prompt: line, LLM: ['m', 0] })],
  ['Qwen', node('AILab_QwenVL_PromptEnhancer', { prompt_text: line, custom_system_prompt: rules })],
  [
    'a node nobody knows',
    node('My Muse', { prompt: ['t', 0], system_message: rules, temperature: 0.7 }),
    { t: node('Text Multiline', { text: line }) },
  ],
  ['Fooocus expansion', node('easy promptExpansion', { prompt: line, log_prompt: 'Yes', seed: 1 })],
];

describe('[RECOVER-2] a node that writes text', () => {
  it.each(writers)(
    'is not quoted by its instructions but by the person’s own line: %s',
    async (_, writer, more) => {
      const { prompt, settings } = await readRun(withWriter(writer, more));
      expect(prompt).toBe(line);
      expect(settings.find(({ name }) => name === 'prompt rewritten by')?.value).toBeDefined();
    },
  );

  it.each(writers)('is quoted by what it wrote where that was shown: %s', async (_, writer, more) => {
    const shown = { s: node('ShowText|pysssss', { text: ['w', 0], text_0: drawn }) };
    const { prompt, settings } = await readRun(withWriter(writer, { ...more, ...shown }));
    expect(prompt).toBe(drawn);
    expect(settings.some(({ name }) => name === 'prompt rewritten by')).toBe(false);
  });

  it('is quoted by what it kept of its own answer', async () => {
    const kept = node('LLM_Node', { text: line, system_prompt: rules, response: drawn });
    expect((await readRun(withWriter(kept))).prompt).toBe(drawn);
  });

  it.each([
    [
      'an instruction as the only text',
      node('OllamaGenerate', { prompt: 'Write me a prompt about a lighthouse', model: 'llama3' }),
    ],
    [
      'a question about a picture',
      node('Florence2Run', { image: ['l', 0], text_input: 'a lighthouse', task: 'more_detailed_caption' }),
    ],
    ['a tagger', node('WD14Tagger|pysssss', { image: ['l', 0], threshold: 0.35 })],
    [
      'a node nobody knows that sees a picture',
      node('Look', { image: ['l', 0], prompt: 'the scene', max_tokens: 90 }),
    ],
  ])('says nothing where there is nothing surer: %s', async (_, writer) => {
    const read = await readRun(withWriter(writer, { l: node('LoadImage', { image: 'quay.png' }) }));
    expect([read.generator, read.prompt]).toEqual(['ComfyUI', undefined]);
  });

  it('is no encoder that takes instructions beside its text', async () => {
    const encoder = node('CLIPTextEncodeLumina2', {
      system_prompt: 'superior',
      user_prompt: 'a lighthouse at noon',
      clip: ['4', 1],
    });
    expect((await readRun({ ...basic, '6': encoder })).prompt).toBe('a lighthouse at noon');
  });

  it('is passed over where a service drew what it wrote', async () => {
    const service = (prompt: unknown) => ({
      '1': node('FluxProUltraImageNode', { prompt, seed: 5 }),
      '2': node('SaveImage', { images: ['1', 0] }),
      w: node('OpenAIChatNode', { prompt: rules, model: 'gpt-4o' }),
    });
    expect((await readRun(service(['w', 0]))).prompt).toBeUndefined();
    expect((await readRun(service('a lighthouse at dawn'))).prompt).toBe('a lighthouse at dawn');
  });
});
