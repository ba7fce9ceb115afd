import { addresses, expectStep, fillIn, generate, livePrompt } from './builder-page.ts';
import { expect, test } from './test.ts';

const texts = ['A baker, floured to the elbows', 'a tiled market', 'patience', 'an 85mm lens'] as const;
const photoPrompt =
  'A baker, floured to the elbows in a tiled market, captured with an 85mm lens. The image conveys patience. Shot on a professional camera with shallow depth of field, in 4K resolution';

test('[DRAFT-1] what is half filled in is there after a reload and a session that ends under the hand, for nobody else', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  // The page that is still open asks for whom it shows, whom the session is not of any more.
  allowedNoise.push(/401|409/, /Failed to fetch user/);
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email });
  await page.goto(addresses.simple());
  await fillIn(page, /^FLUX/, texts);
  const isAsLeft = async () => {
    await expectStep(page, 5, 5, 'Camera & Technical');
    await expect(livePrompt(page)).toHaveText(`${photoPrompt}.`);
  };
  await page.reload();
  await isAsLeft();

  // It is the press that has to find out, and not what the page still asks for as it is loaded.
  await page.waitForLoadState('networkidle');
  await context.request.get('/api/logout');
  await generate(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Camera & Technical' })).toBeHidden();
  await signIn({ email });
  await page.goto(addresses.simple());
  await isAsLeft();

  // Nobody else finds it.
  await context.clearCookies();
  await signIn();
  await page.goto(addresses.simple());
  await expectStep(page, 1, 5, 'AI Model');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).not.toBeChecked();
});
