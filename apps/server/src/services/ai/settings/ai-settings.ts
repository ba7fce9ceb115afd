import { z } from 'zod';
import { type Provider, providers } from './providers.ts';

/** What one use of a model goes to. */
export interface ModelChoice {
  provider: Provider;
  /** As the provider calls it: `gpt-5-mini`, `qwen3:8b`. */
  model: string;
  apiKey: string | undefined;
  /** Where it is asked, and nowhere else. */
  baseUrl: URL;
  price: Price;
}

/** In millionths of a dollar. */
export interface Price {
  /** For a token that is sent. */
  input: number;
  /** For a token that comes back. */
  output: number;
  /** For a picture. */
  picture: number;
}

export interface AiSettings {
  /** Writes prompts, and is Aira. */
  text: ModelChoice | undefined;
  /** Looks at pictures. */
  vision: ModelChoice | undefined;
  /** Draws. */
  image: ModelChoice | undefined;
  /** What a day may cost, in millionths of a dollar. */
  caps: { all: number; each: number };
}

const uses = {
  text: 'AI_TEXT_MODEL',
  vision: 'AI_VISION_MODEL',
  image: 'AI_IMAGE_MODEL',
} as const;
type Use = keyof typeof uses;

const EXAMPLES = {
  text: 'openai:gpt-5-mini',
  vision: 'google:gemini-2.5-flash',
  image: 'openai:gpt-image-1',
};

const modelName = (use: Use) =>
  z
    .string()
    .refine((given) => splitName(given) !== undefined, {
      error: (issue) =>
        `${uses[use]}=${issue.input} names no provider and model. Give ${Object.keys(providers).join(', ')}, a colon and the model, as in ${uses[use]}=${EXAMPLES[use]}.`,
    })
    .refine((given) => use !== 'image' || draws(given), {
      error: (issue) =>
        `${uses.image}=${issue.input} draws no pictures here: Anthropic has none that does, Google’s begin with gemini-. Try ${uses.image}=${EXAMPLES.image}.`,
    })
    .optional();

const dollars = (key: string, leftOut: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, {
      error: (issue) => `${key}=${issue.input} is no amount of dollars. Try ${key}=${leftOut}.`,
    })
    .default(leftOut);

const tokenPrice = (key: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?\/\d{1,6}(\.\d{1,6})?$/, {
      error: (issue) =>
        `${key}=${issue.input} is no pair of prices. Give dollars for a million tokens that are sent and that come back, as in ${key}=0.25/2.`,
    })
    .optional();

/** The settings of real models, for `config.ts`. */
export const aiSettingsShape = {
  AI_TEXT_MODEL: modelName('text').describe(
    'Who writes prompts and answers as Aira, as `openai:…`, `google:…`, `anthropic:…` or `compatible:…`; left out, the engine does.',
  ),
  AI_VISION_MODEL: modelName('vision').describe(
    'Who looks at pictures in Image to Prompt, named the same way; left out, the engine measures them.',
  ),
  AI_IMAGE_MODEL: modelName('image').describe(
    'Who draws the frames of storyboards as pictures, as `openai:…`, `google:…` or `compatible:…`.',
  ),
  OPENAI_API_KEY: z.string().optional().describe('The key for `openai:…`.'),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional().describe('The key for `google:…`.'),
  ANTHROPIC_API_KEY: z.string().optional().describe('The key for `anthropic:…`.'),
  AI_COMPATIBLE_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'AI_COMPATIBLE_BASE_URL is not an http or https address. Try AI_COMPATIBLE_BASE_URL=http://localhost:11434/v1.',
    })
    .optional()
    .describe(
      'Where `compatible:…` is asked: any server that speaks the protocol of OpenAI, as Ollama, LM Studio, vLLM and llama.cpp do.',
    ),
  AI_COMPATIBLE_API_KEY: z.string().optional().describe('The key for `compatible:…`, where it wants one.'),
  AI_TEXT_PRICE: tokenPrice('AI_TEXT_PRICE').describe(
    'What `AI_TEXT_MODEL` costs: dollars for a million tokens sent, a slash, and for a million that come back. Left out, 5/25, and nothing for `compatible:…`.',
  ),
  AI_VISION_PRICE: tokenPrice('AI_VISION_PRICE').describe('The same for `AI_VISION_MODEL`.'),
  AI_IMAGE_PRICE: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,6})?$/, {
      error: (issue) => `AI_IMAGE_PRICE=${issue.input} is no amount of dollars. Try AI_IMAGE_PRICE=0.04.`,
    })
    .optional()
    .describe('Dollars for a picture of `AI_IMAGE_MODEL`. Left out, 0.20, and nothing for `compatible:…`.'),
  AI_DAILY_COST: dollars('AI_DAILY_COST', '20').describe(
    'Dollars that models may cost in a day of UTC, for everybody together. Beyond them the engine answers.',
  ),
  AI_DAILY_COST_EACH: dollars('AI_DAILY_COST_EACH', '1').describe(
    'Dollars that one person may cost in a day.',
  ),
};

type Given = Partial<Record<keyof typeof aiSettingsShape, string | undefined>>;

/** What is fine by itself and does not go together: a model without the key or the address it needs. */
export function aiProblems(given: Given): string[] {
  const wanted = Object.values(uses).flatMap((key) => {
    const provider = splitName(given[key] ?? '')?.provider;
    return provider ? [{ key, provider }] : [];
  });
  return wanted.flatMap(({ key, provider }) => {
    const needs = providers[provider].needs;
    return given[needs] ? [] : [`${key}=${provider}:… needs ${needs}. Set it, or leave ${key} out.`];
  });
}

/** The models that are set. */
export function readAiSettings(given: Given): AiSettings {
  const choice = (use: Use): ModelChoice | undefined => {
    const named = splitName(given[uses[use]] ?? '');
    if (!named) return undefined;
    const { needs, baseUrl, isPaid } = providers[named.provider];
    const address = baseUrl ?? given.AI_COMPATIBLE_BASE_URL;
    if (!address) return undefined;
    const key = named.provider === 'compatible' ? given.AI_COMPATIBLE_API_KEY : given[needs];
    return { ...named, apiKey: key, baseUrl: new URL(address), price: priceOf(use, given, isPaid) };
  };
  return {
    text: choice('text'),
    vision: choice('vision'),
    image: choice('image'),
    caps: { all: micros(given.AI_DAILY_COST ?? '20'), each: micros(given.AI_DAILY_COST_EACH ?? '1') },
  };
}

function priceOf(use: Use, given: Given, isPaid: boolean): Price {
  const tokens = use === 'vision' ? given.AI_VISION_PRICE : given.AI_TEXT_PRICE;
  // Nobody knows what a model will cost next year: what is left out is taken to be dear.
  const [input = '0', output = '0'] = (tokens ?? (isPaid ? '5/25' : '0/0')).split('/');
  const picture = given.AI_IMAGE_PRICE ?? (isPaid ? '0.20' : '0');
  return { input: Number(input), output: Number(output), picture: micros(picture) };
}

function micros(dollars: string): number {
  return Math.round(Number(dollars) * 1_000_000);
}

/** What the library of a provider lets draw. */
function draws(given: string): boolean {
  const { provider, model } = splitName(given) ?? {};
  return provider !== 'anthropic' && (provider !== 'google' || model?.startsWith('gemini-') === true);
}

/** Models have colons in their names too: `compatible:qwen3:8b`. */
function splitName(given: string): { provider: Provider; model: string } | undefined {
  const at = given.indexOf(':');
  const provider = given.slice(0, at);
  const model = given.slice(at + 1).trim();
  if (at < 0 || !Object.hasOwn(providers, provider) || !/^[\w.:/@+-]{1,200}$/.test(model)) return undefined;
  return { provider: provider as Provider, model };
}
