import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { completeSimple } from '../packages/engine/src/methods/index.ts';

export const form = {
  selectedModel: 'midjourney',
  subject: 'A net mender with a grey braid',
  setting: 'the open doors of a boathouse, fog over an empty quay',
  mood: 'patience, the last one still working',
  cameraAngle: 'a medium close-up on an 85mm lens',
  lighting: 'one bare tungsten bulb',
};

interface Given {
  prompt_text?: string;
  title?: string;
  mode?: 'photo' | 'video';
  model?: string;
  method?: string;
  /** Counted first, as a page does. */
  isCounted?: boolean;
}

/** A prompt of the Simple builder, saved by the calls that the page makes. */
export async function savePrompt(
  request: APIRequestContext,
  { isCounted = false, method, mode = 'photo', ...given }: Given = {},
): Promise<{ id: string; prompt: string }> {
  const data = completeSimple({ ...form, selectedModel: given.model ?? form.selectedModel }, mode);
  const prompt = given.prompt_text ?? data.prompt;
  let generation_id: string | undefined;
  if (isCounted) {
    const counted = await request.post('/api/usage/increment', { data: { method: method ?? 'guided' } });
    generation_id = (await counted.json()).generation_id;
  }
  const answer = await request.post('/api/prompts', {
    data: {
      title: `${mode === 'photo' ? 'Photo' : 'Video'} prompt 2026-11-20`,
      model: form.selectedModel,
      prompt_text: prompt,
      json_config: JSON.stringify({ ...data, prompt }),
      mode,
      ...(method && { method }),
      ...(generation_id && { generation_id }),
      ...given,
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id, prompt };
}

/** The result view of a saved prompt. */
export async function openResult(page: Page, id: string): Promise<void> {
  await page.goto(`/?step=result&id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
}

export const sheet = (page: Page) => page.getByRole('region', { name: 'Prompt', exact: true });
export const editBox = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Edits what is on the sheet, and saves it by that. */
export async function edit(page: Page, text: string): Promise<void> {
  await button(page, 'Edit').click();
  await editBox(page).fill(text);
  await button(page, 'Save').click();
}

export async function openSavedPrompts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: /^Prompts/ }).click();
}
