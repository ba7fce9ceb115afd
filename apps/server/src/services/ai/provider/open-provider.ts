import type { ImageModel, LanguageModel, wrapLanguageModel } from 'ai';
import type { ModelChoice } from '../settings/ai-settings.ts';
import { carefulFetch } from './careful-fetch.ts';
import { loadSdk } from './load-sdk.ts';

/** Never a name: a name would be asked of somebody in between. */
type Asked<Model> = Exclude<Model, string>;

const TEXT_BYTES = 2 * 1024 * 1024;
/** A picture as text is a third larger than the picture. */
const PICTURE_BYTES = 32 * 1024 * 1024;

/** The library of a provider is loaded when something is first asked of it. */
export async function openLanguageModel(
  choice: ModelChoice,
  fetch?: typeof globalThis.fetch,
): Promise<Asked<LanguageModel>> {
  const settings = settingsOf(choice, TEXT_BYTES, fetch);
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return await thinkingLittle(createOpenAI(settings)(choice.model));
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return await thinkingLittle(createGoogle(settings)(choice.model));
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(choice.model);
    }
    case 'compatible': {
      const model = (await openCompatible(settings)).chatModel(choice.model);
      const { extractReasoningMiddleware, wrapLanguageModel } = await loadSdk();
      // Some servers leave what a model thinks in its answer.
      return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });
    }
  }
}

export async function openImageModel(
  choice: ModelChoice,
  fetch?: typeof globalThis.fetch,
): Promise<Asked<ImageModel>> {
  const settings = settingsOf(choice, PICTURE_BYTES, fetch);
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings).imageModel(choice.model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(settings).imageModel(choice.model);
    }
    case 'anthropic':
      throw new Error('The settings let a provider through that draws no pictures.');
    case 'compatible':
      return (await openCompatible(settings)).imageModel(choice.model);
  }
}

/** Somebody waits for the first word, and a shot is no theorem. */
async function thinkingLittle(model: Parameters<typeof wrapLanguageModel>[0]['model']) {
  const { wrapLanguageModel } = await loadSdk();
  return wrapLanguageModel({
    model,
    middleware: {
      transformParams: async ({ params }) => ({ ...params, reasoning: params.reasoning ?? 'low' }),
    },
  });
}

async function openCompatible(settings: ReturnType<typeof settingsOf>) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...settings,
    name: 'compatible',
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
}

function settingsOf({ baseUrl, apiKey }: ModelChoice, mostBytes: number, fetch = globalThis.fetch) {
  return {
    baseURL: baseUrl.href.replace(/\/$/, ''),
    ...(apiKey !== undefined && { apiKey }),
    fetch: carefulFetch({ origin: baseUrl.origin, mostBytes, fetch }),
  };
}
