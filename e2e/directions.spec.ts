import type { Page } from '@playwright/test';
import { plainPicture } from '../apps/server/testing/plain-picture.ts';
import { test } from './own-server.ts';
import { form, openSavedPrompts } from './saved-prompt.ts';
import { expect } from './test.ts';

/** Turns all that stands behind it in the same line, unless somebody ends that. */
const TURNED = 'Kite \u202Eenilno';
const ADMIN = { email: 'admin@cuewright.example', name: TURNED };

const softly = expect.configure({ soft: true });

/** What shares a line with somebody's words and is turned by them. */
function turnedOnScreen(): string[] {
  const ownLine = (box: HTMLElement): boolean => {
    const { display, unicodeBidi } = getComputedStyle(box);
    const around = box.parentElement ? getComputedStyle(box.parentElement).display : 'block';
    return display !== 'inline' || unicodeBidi !== 'normal' || /flex|grid/.test(around);
  };
  const boxOf = (node: Node): HTMLElement | null => {
    let box = node.parentElement;
    while (box && !ownLine(box)) box = box.parentElement;
    return box;
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.flatMap((node) => {
    const [before, behind] = node.data.split('\u202E');
    if (behind === undefined || /^[^\u2068]*\u2068[^\u2069]*\u2069/s.test(node.data)) return [];
    const box = boxOf(node);
    const others = texts.filter(
      (other) => other !== node && other.data.trim() !== '' && boxOf(other) === box,
    );
    const isAlone = /^\S*enilno…?$/.test(behind.trim()) && others.length === 0;
    return isAlone ? [] : [`${before}|${behind} beside ${others.map(({ data }) => data).join('|')}`];
  });
}

async function expectStraight(page: Page): Promise<void> {
  await softly.poll(() => page.evaluate(() => document.body.textContent.includes('enilno'))).toBe(true);
  softly(await page.evaluate(turnedOnScreen), page.url()).toEqual([]);
}

test('[INVIS-1] [INVIS-3] marks of direction in names and titles turn nothing but themselves, and what nobody would see is no title', async ({
  page,
  signIn,
}) => {
  await signIn(ADMIN);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), path).toBe(201);
    return answer.json();
  };
  const saved = await post('/api/prompts', {
    title: TURNED,
    prompt_text: TURNED,
    json_config: JSON.stringify({ ...form, mode: 'photo' }),
    mode: 'photo',
  });
  await post('/api/notes', { title: TURNED, content: TURNED });
  await post('/api/brainstorm-notes', {
    title: TURNED,
    content: TURNED,
    tags: [],
    category: 'idea',
    isImportant: false,
  });
  await post('/api/workspaces', { name: TURNED });
  const url = `data:image/jpeg;base64,${(await plainPicture()).toString('base64')}`;
  await post('/api/image-references', { title: TURNED, description: TURNED, url });
  const frame = {
    id: saved.id,
    prompt: TURNED,
    move: '',
    lens: '',
    dialogue: TURNED,
    note: '',
    imageUrl: null,
  };
  const board = await post('/api/storyboards', { title: TURNED, originalPrompt: TURNED, frames: [frame] });

  for (const address of [
    '/',
    `/?step=result&id=${saved.id}`,
    '/?step=storyboard',
    `/?step=storyboard&id=${board.id}`,
    '/?step=workspace',
    '/?step=workspace&tab=profile',
    '/?step=brainstorm',
    '/admin',
    '/admin?tab=users',
    '/admin?tab=prompts',
  ]) {
    await page.goto(address);
    await expectStraight(page);
  }
  await page.goto('/admin?tab=users');
  await page.getByRole('row').filter({ hasText: ADMIN.email }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Last active');
  await expectStraight(page);
  await page.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectStraight(page);

  await page.goto('/?step=workspace');
  await page
    .getByRole('button', { name: new RegExp(`^${TURNED}`) })
    .first()
    .click();
  await page.goto('/');
  await openSavedPrompts(page);
  await expectStraight(page);
  for (const tab of ['Overview', 'Private Notes', 'Image Collection']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expectStraight(page);
  }
  await page
    .getByRole('button', { name: `Delete ${TURNED}` })
    .first()
    .click();
  await expect(page.getByText('deleted')).toBeVisible();
  await expectStraight(page);

  for (const [path, rest] of [
    ['/api/notes', { content: 'x' }],
    ['/api/brainstorm-notes', { content: 'x', category: 'idea', tags: [], isImportant: false }],
    ['/api/workspaces', {}],
  ] as const) {
    const data = { ...rest, title: '\u200B\u3164', name: '\u200B\u3164' };
    expect((await page.request.post(path, { data })).status(), path).toBe(400);
  }
  await page.goto('/?step=brainstorm');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('\u200B\u2060');
  await page.getByRole('textbox', { name: 'Content' }).first().fill('A kite');
  await expect(page.getByRole('button', { name: 'Save Note' }).first()).toBeDisabled();
});
