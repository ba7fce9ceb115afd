import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { describeParts } from './describe-parts.ts';

const modelsOf = (given: Record<string, string>) =>
  describeParts(readConfig(given, '/srv/cuewright')).find((line) => line.startsWith('Models'));

it('[AI-9] says at the start who is asked, and that what is written goes there', () => {
  expect(modelsOf({})).toMatch(/^Models {5}none, the engine does everything here; AI_TEXT_MODEL/);
  const line = modelsOf({
    AI_TEXT_MODEL: 'compatible:qwen3:8b',
    AI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    AI_IMAGE_MODEL: 'openai:gpt-image-1',
    OPENAI_API_KEY: 'a-secret',
  });
  expect(line).toBe(
    'Models     texts by qwen3:8b at localhost:11434 (AI_TEXT_MODEL), frames drawn by gpt-image-1 at api.openai.com (AI_IMAGE_MODEL); prompts and pictures go there',
  );
});

it('[CONTACT-2] says at the start how the operator is reached, or that nobody knows', () => {
  const contactOf = (given: Record<string, string>) =>
    describeParts(readConfig(given, '/srv/cuewright')).find((line) => line.startsWith('Contact'));
  expect(contactOf({})).toMatch(/^Contact {4}none, and \/contact says so; CONTACT /);
  expect(contactOf({ CONTACT: 'help@example.org, https://example.org/form' })).toBe(
    'Contact    help@example.org, https://example.org/form (CONTACT)',
  );
});
