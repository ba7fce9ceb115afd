import { exampleIdeas, ideaPlaceholders } from '@cuewright/engine/content/ideas';
import { optimize as optimizeByEngine } from '@cuewright/engine/methods/optimizer';
import { type Answers, answer, bodiesOf, callsMade, lineDown, refuse } from '../../../testing/answers.ts';
import { nextId } from '../../../testing/builders/ids.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { streamed } from '../../../testing/builders/streamed.ts';
import { open } from '../../../testing/open.tsx';
import {
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  page,
  press,
  test,
  type,
} from '../../../testing/page.ts';

/** As the server answers where no model is set up. */
const optimizer: Answers = {
  'POST /api/optimize': ({ body }) => {
    const made = optimizeByEngine(body);
    if (!made) throw new Error('A blank idea came past its check.');
    const { text: prompt, segments, added, left } = made;
    const isFree = added.length === 0 && left.length === 0;
    return streamed('POST /api/optimize', {
      type: 'done',
      prompt,
      segments: [...segments],
      added: [...added],
      left: [...left],
      ...(isFree && { is_free: true as const }),
      generation_id: body.generation_id ?? nextId(),
    });
  },
};
const idea = () => page.getByRole('textbox', { name: 'Your idea' });
const next = () => page.getByRole('button', { name: 'Next' });
const optimize = () => page.getByRole('button', { name: 'Optimize with AI' });
const genre = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('[OPT-3] an example fills the box and can be undone, and the switch keeps the words', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer');
  await idea().fill('my own words');
  await page.getByRole('button', { name: exampleIdeas.photo[1] }).click();
  await expect(idea()).toHaveValue(exampleIdeas.photo[1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(idea()).toHaveValue('my own words');
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(idea()).toHaveValue('my own words');
  await expect(idea()).toHaveAttribute('placeholder', ideaPlaceholders.video);
  for (const example of exampleIdeas.video)
    await expect(page.getByRole('button', { name: example })).toBeVisible();
  const low = (await idea().boundingBox())?.height ?? 0;
  await idea().fill('one line\n'.repeat(30));
  expect((await idea().boundingBox())?.height).toBeGreaterThan(low * 2);
});

test('[OPT-5] the whole way by keyboard', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=optimizer&mode=video&method=optimizer', { ...answers, ...optimizer });
  await idea().focus();
  await type('a referee ties his boots');
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Pick a genre' })).toBeFocused();
  await press('Control+Enter');
  await expect(optimize()).toBeDisabled();
  await genre('Cinematic').focus();
  await press('Enter');
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeFocused();
  await press('Control+Enter');
  await expectAddress(/step=result/);
  expect(kept[0]).toMatchObject({ mode: 'video', method: 'optimizer', imported: false });
});

test('[OPT-6] an answer that got lost is asked for again under the same id', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer', {
    ...shelfOf().answers,
    'POST /api/optimize': lineDown,
  });
  await idea().fill('a lock keeper');
  await next().click();
  await genre('Fashion').click();
  await optimize().click();
  await expect(page.getByText('Nothing was generated.')).toBeVisible();
  answer(optimizer);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  const [lost, again] = bodiesOf('POST /api/optimize').map(({ generation_id }) => generation_id);
  expect(lost).toBeTruthy();
  expect(again).toBe(lost);
});

test('[OPT-6] at the cap it says until when, and the idea stays', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer', {
    'POST /api/optimize': () => refuse('daily-limit-reached', { resets_at: '2026-11-21T00:00:00.000Z' }),
  });
  await idea().fill('a lock keeper');
  await next().click();
  await genre('Corporate').click();
  await optimize().click();
  await expect(page.getByText('Today’s prompts are used up.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).last().click();
  await expect(idea()).toHaveValue('a lock keeper');
});

test('[OPT-7] what is counted is saved, then counted for the site, then the meter follows', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer', { ...shelfOf().answers, ...optimizer });
  await idea().fill('a lock keeper');
  await next().click();
  await genre('Fashion').click();
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toBeVisible();
  const before = callsMade().length;
  const said = () =>
    callsMade()
      .slice(before)
      .filter((call) => /\/api\/(optimize|prompts|analytics\/increment-prompts|usage)$/.test(call));
  await optimize().click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  await expect.poll(() => said().length).toBeGreaterThanOrEqual(4);
  expect(said().slice(0, 4)).toEqual([
    'POST /api/optimize',
    'POST /api/prompts',
    'POST /api/analytics/increment-prompts',
    'GET /api/usage',
  ]);
});

async function optimized(words: string, name = 'Lifestyle') {
  await idea().fill(words);
  await next().click();
  await genre(name).click();
  await optimize().click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
}

test('[HELP-4] each addition says why, gives way to the next choice, and says when it was the last', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer', { ...shelfOf().answers, ...optimizer });
  await optimized('a dog in the snow');
  const added = page.getByRole('region', { name: 'Added, and why' });
  const prompt = page.getByRole('region', { name: 'The prompt' });
  await expect(added).toContainText('snow opens the shadows from below');
  await added.getByRole('button', { name: 'Next choice: Light' }).click();
  await expect(added).toContainText('shows the texture of the snow');
  await expect(added).toContainText('That was the last choice.');
  await expect(prompt).toContainText('low light from the side with blue shadows');
  expect(bodiesOf('POST /api/optimize')).toHaveLength(1);
});

test('[HELP-4] the same idea pressed again is turned to its next choices, and nothing is asked', async () => {
  await open('/?step=optimizer&mode=photo&method=optimizer', { ...shelfOf().answers, ...optimizer });
  await optimized('a dog in the snow');
  await page.getByRole('button', { name: 'Back' }).last().click();
  await optimize().click();
  await expect(page.getByRole('region', { name: 'Added, and why' })).toContainText(
    'shows the texture of the snow',
  );
  expect(bodiesOf('POST /api/optimize')).toHaveLength(1);
});

test('[HELP-1] what was about the job is listed, and put back by one tap', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=optimizer&mode=photo&method=optimizer', { ...answers, ...optimizer });
  await optimized('A dog in the snow. Budget is 300 euros.');
  const left = page.getByRole('region', { name: '4 words were about the job, not the picture' });
  await expect(left).toContainText('Budget is 300 euros');
  await expectFine('main');
  await left.getByRole('button', { name: 'Put back: Budget is 300 euros' }).click();
  await expect(page.getByRole('region', { name: 'The prompt' })).toContainText('Budget is 300 euros');
  await left.getByRole('button', { name: 'Leave out: Budget is 300 euros' }).click();
  await press('Control+Enter');
  await expectAddress(/step=result/);
  expect(kept[0]?.prompt_text).not.toContain('300');
});

test('[HELP-3] what needs nothing says so and is not counted', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=optimizer&mode=photo&method=optimizer', { ...answers, ...optimizer });
  await optimized('Close-up of a dog on slate, soft light from the left, 85mm');
  await expect(page.getByText('no prompt was counted')).toBeVisible();
  expect(kept).toHaveLength(0);
  expect(bodiesOf('POST /api/analytics/increment-prompts')).toHaveLength(0);
});

test('the optimizer is accessible in its three states, in both themes, on a phone and a desk', async () => {
  await open('/?step=optimizer&mode=video&method=optimizer', { ...shelfOf().answers, ...optimizer });
  const look = async () => {
    await expectFine('main');
    await page.viewport(320, 700);
    expectNoSidewaysScroll();
  };
  await expect(idea()).toBeVisible();
  await look();
  await idea().fill('A lock keeper opens the gate for a barge');
  await next().click();
  await look();
  await genre('Documentary').click();
  await optimize().click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  await look();
});
