import { expect, it, vi } from 'vitest';
import type { ModelError } from '../model-error.ts';
import { readAiSettings } from '../settings/ai-settings.ts';
import { askPicture } from './ask-picture.ts';
import { askText } from './ask-text.ts';
import { openImageModel, openLanguageModel } from './open-provider.ts';

const keys = {
  OPENAI_API_KEY: 'an-openai-key',
  GOOGLE_GENERATIVE_AI_API_KEY: 'a-google-key',
  ANTHROPIC_API_KEY: 'an-anthropic-key',
};

/** A provider that knows no key, and remembers what it was asked. */
function refusing() {
  const asked: { url: string; headers: string; body: string }[] = [];
  const fetch = (async (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, headers: JSON.stringify(init.headers), body: String(init.body) });
    return Response.json({ error: { message: 'No such key.' } }, { status: 401 });
  }) as unknown as typeof globalThis.fetch;
  return { asked, fetch };
}

const attempt = { signal: AbortSignal.any([]), onBegin: () => {}, onText: () => {}, onUsage: () => {} };

it.each([
  ['openai:gpt-5-mini', 'https://api.openai.com/v1/', 'an-openai-key'],
  ['google:gemini-2.5-flash', 'https://generativelanguage.googleapis.com/v1beta/models/', 'a-google-key'],
  ['anthropic:claude-haiku-4-5', 'https://api.anthropic.com/v1/', 'an-anthropic-key'],
])(
  '[AI-1] %s is asked at its own address, with its own key, whatever else is set',
  async (name, address, key) => {
    for (const other of ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_GENERATIVE_AI_BASE_URL'])
      vi.stubEnv(other, 'https://elsewhere.example');
    const { text } = readAiSettings({ ...keys, AI_TEXT_MODEL: name });
    if (!text) throw new Error('The setting was not taken.');
    const { asked, fetch } = refusing();
    const wish = {
      instructions: 'x',
      messages: [{ role: 'user' as const, content: 'y' }],
      mostTokens: 9,
      mostCharacters: 9,
    };
    const answer = askText(await openLanguageModel(text, fetch), wish, attempt);
    await expect(answer).rejects.toMatchObject({ kind: 'misconfigured' } satisfies Partial<ModelError>);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.startsWith(address)).toBe(true);
    expect(asked[0]?.headers).toContain(key);
    if (name.startsWith('openai')) expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({ store: false });
    vi.unstubAllEnvs();
  },
);

it.each([
  ['openai:gpt-image-1', 'https://api.openai.com/v1/images/generations'],
  ['google:gemini-2.5-flash-image', 'https://generativelanguage.googleapis.com/v1beta/models/'],
])('[AI-6] %s draws at its own address', async (name, address) => {
  const { image } = readAiSettings({ ...keys, AI_IMAGE_MODEL: name });
  if (!image) throw new Error('The setting was not taken.');
  const { asked, fetch } = refusing();
  const answer = askPicture(
    await openImageModel(image, fetch),
    { prompt: 'x', shape: { size: '1024x1024' } },
    attempt,
  );
  await expect(answer).rejects.toMatchObject({ kind: 'misconfigured' });
  expect(asked[0]?.url.startsWith(address)).toBe(true);
});
