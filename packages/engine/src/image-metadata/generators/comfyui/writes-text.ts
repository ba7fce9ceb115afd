import type { GraphNode } from './graph.ts';

/** Nodes that are called after the model they ask. */
const NAMED =
  /llm|ollama|chatgpt|gpt4|openai|gemini|claude|anthropic|mistral|deepseek|groq|florence|caption|joy|wd14|tagger|interrogat|vlm|llava|moondream|blip|qwen.?vl|promptgen|prompt.?(generat|expan|extend)|(expan|extend)\w*.?prompt|enhanc/i;
/** What only a node that asks a model for words has. */
const ASKS_BY = [
  'system_prompt',
  'System_Prompt',
  'system_message',
  'system',
  'instruction',
  'Instruction',
  'instructions',
  'apply_instructions',
  'custom_prompt',
  'preset_prompt',
  'prompt_template',
  'max_tokens',
  'max_new_tokens',
  'temperature',
  'top_p',
  'top_k',
  'api_key',
  'llm_model',
  'ollama_model',
];
const TAKES_PICTURES = ['image', 'images', 'image1', 'image_1', 'pixels', 'video', 'frames'];
const SEES = /florence|caption|wd14|tagger|interrogat|moondream|blip/i;

/** Whether the words that come out of a node are made while it runs. What goes in are instructions, not the prompt. */
export function writesText({ kind, links, values }: GraphNode): boolean {
  // An encoder of a new kind takes instructions as well, and writes nothing.
  if (/encode|sampler|load/i.test(kind) || links.has('clip')) return false;
  return NAMED.test(kind) || ASKS_BY.some((name) => links.has(name) || values.has(name));
}

/** It says what is in a picture: nothing that it was told is anybody's line. */
export function seesPictures({ kind, links }: GraphNode): boolean {
  return SEES.test(kind) || TAKES_PICTURES.some((name) => links.has(name));
}

/** Where such a node keeps what it wrote, the last time it ran. */
export const WRITTEN = [
  'populated_text',
  'result',
  'response',
  'output',
  'output_text',
  'generated_text',
  'generated_prompt',
  'enhanced_prompt',
  'last_output',
];

/** Where a person's own line goes into such a node, beside its instructions. */
export const OWN_LINE = [
  'user_prompt',
  'user_message',
  'user_input',
  'input_text',
  'text_input',
  'prompt_text',
  'prompt',
  'Prompt',
  'text',
  'string',
  'query',
  'idea',
];
