import { open, openAsGuest } from '../../testing/open.tsx';
import { expect, expectAddress, expectFineInEveryLook, page, test } from '../../testing/page.ts';
import { offered } from './offered.ts';
import { needsSignIn, steps } from './steps.ts';

for (const { id, title } of offered)
  test(`${title} is accessible for somebody who has nothing yet, in both themes, on a phone and on a desk`, async () => {
    await open(`/?step=${id}&mode=photo`);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    await expectFineInEveryLook();
  });

for (const { id, title } of offered.filter((step) => needsSignIn(step.id, steps)))
  test(`[STEP-5] signed out, ${title} leads to the start page`, async () => {
    await openAsGuest(`/?step=${id}`);
    await expectAddress('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Cuewright' })).toBeVisible();
  });

const heading = () => page.getByRole('main').getByRole('heading', { level: 1 });

interface Place {
  address: string;
  shown: string;
}

async function place(): Promise<Place> {
  await expect(heading()).toBeVisible();
  return { address: location.pathname + location.search, shown: await heading().textContent() };
}

async function expectPlace({ address, shown }: Place): Promise<void> {
  await expectAddress(address);
  await expect(heading()).toHaveText(shown);
}

test('[STEP-4] Back and Forward find every step in its turn, and each is there by its address', async () => {
  await open('/?step=method');
  const field = page.getByRole('dialog', { name: 'Go to a step, prompt or model' });
  // What was gone to last stands once more over all the others.
  const option = (name: string) => field.getByRole('option', { name, exact: true }).last();
  const places = [await place()];
  // Without a prompt the result leads elsewhere: no place of its own.
  for (const { title, id } of offered.filter((step) => step.id !== 'hero' && step.id !== 'result')) {
    await page.getByRole('button', { name: 'Go to a step, prompt or model' }).click();
    await option(title).click();
    await expect(field).toBeHidden();
    await expectAddress(new RegExp(`step=${id}`));
    const here = await place();
    if (here.address !== places.at(-1)?.address) places.push(here);
  }
  expect(places.length).toBeGreaterThan(10);

  for (const before of places.slice(0, -1).reverse()) {
    history.back();
    await expectPlace(before);
  }
  for (const after of places.slice(1)) {
    history.forward();
    await expectPlace(after);
  }
  for (const one of places) {
    await open(one.address);
    await expectPlace(one);
  }
});
