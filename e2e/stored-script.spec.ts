import { savePrompt } from './saved-prompt.ts';
import { expect, test } from './test.ts';

const SHORT = '<img src=/stolen onerror=alert(1)>';
const LONG = `"'></textarea></title>${SHORT}<script src=/stolen></script><svg onload=alert(2)>{{7*7}}`;

// Each text on each screen is tested in `apps/web/src/app/hostile-words.page.test.tsx`: this is the way through the server.
test('[ATTACK-6] [INVIS-1] what somebody wrote comes back as it was written, as text on a page and as nothing else in a file, and what nobody sees is no title', async ({
  page,
  signIn,
}) => {
  const stolen: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).pathname === '/stolen' && stolen.push(request.url()),
  );
  await signIn({ name: SHORT });
  const { id } = await savePrompt(page.request, { title: SHORT, prompt_text: LONG });
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), path).toBe(201);
    return answer.json();
  };
  const frame = { id, prompt: LONG, move: SHORT, lens: SHORT, dialogue: LONG, note: LONG, imageUrl: null };
  const board = await post('/api/storyboards', { title: SHORT, originalPrompt: LONG, frames: [frame] });
  const idea = { title: SHORT, content: LONG, tags: [], category: 'idea', isImportant: false };
  await post('/api/brainstorm-notes', idea);

  await page.goto(`/?step=result&id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SHORT);
  await expect(page.getByRole('region', { name: 'Prompt', exact: true })).toContainText(LONG);
  await expect(page.getByRole('button', { name: `Account of ${SHORT}` })).toBeVisible();
  expect(stolen).toEqual([]);

  const pdf = await (await page.request.get(`/api/storyboards/${board.id}/pdf`)).body();
  expect(pdf.toString('latin1')).not.toMatch(
    /\/(JavaScript|JS|Launch|OpenAction|URI|SubmitForm|EmbeddedFile)\b/,
  );
  const exported = await page.request.get('/api/brainstorm-notes/export');
  expect(exported.headers()['content-type']).toMatch(/^text\/markdown/);
  expect(exported.headers()['content-disposition']).toMatch(/^attachment/);

  const unseen = '\u200B\u3164';
  for (const [path, data] of [
    ['/api/notes', { title: unseen, content: 'x' }],
    ['/api/brainstorm-notes', { ...idea, title: unseen }],
    ['/api/workspaces', { name: unseen }],
  ] as const)
    expect((await page.request.post(path, { data })).status(), path).toBe(400);
});
