import { type Answers, answer, refuse } from '../../testing/answers.ts';
import { drawerOf } from '../../testing/builders/notes.ts';
import { open } from '../../testing/open.tsx';
import { allowNoise, expect, expectAddress, page, test } from '../../testing/page.ts';
import { holdTimer } from '../../testing/timers.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const idea = () => page.getByRole('textbox', { name: 'Your idea' });
const noteForm = () => page.getByRole('form', { name: 'New note' });
const asksAgain = () => page.getByRole('dialog', { name: 'Welcome to Cuewright' });
const notSignedIn = () => refuse('not-signed-in');

interface Press {
  /** What is pressed, once the session has ended. */
  what: string;
  at: string;
  /** What the server refuses then. */
  refused: keyof Answers;
  /** Before the session ends. */
  before: () => Promise<void>;
  press: () => Promise<void>;
  /** What there is to find for whoever comes back. */
  after: () => Promise<void>;
}

async function openAccount(): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /^Overview/ })).toBeVisible();
}

const presses: Press[] = [
  {
    what: 'Choose plan',
    at: '/?step=payment',
    refused: 'POST /api/payments/create-session',
    before: () => expect(button('Choose Yearly Pro')).toBeEnabled(),
    press: () => button('Choose Yearly Pro').click(),
    after: () => expect(button('Choose Yearly Pro')).toBeEnabled(),
  },
  {
    what: 'Optimize with AI',
    at: '/?step=optimizer&mode=photo',
    refused: 'POST /api/optimize',
    before: async () => {
      await idea().fill('A lock keeper at dawn');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: /^Documentary/ }).click();
    },
    press: () => page.getByRole('button', { name: 'Optimize with AI' }).click(),
    after: async () => {
      await expect(page.getByRole('button', { name: 'Optimize with AI' })).toBeEnabled();
      await expect(page.getByText('A lock keeper at dawn').first()).toBeVisible();
    },
  },
  {
    what: 'New workspace',
    at: '/?step=workspace',
    refused: 'POST /api/workspaces',
    before: async () => {
      await button('New').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Harbour');
    },
    press: () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Create|Make)/ })
        .click(),
    after: () => expect(page.getByRole('heading', { level: 1, name: 'My workspace' })).toBeVisible(),
  },
  {
    what: 'Save note, in the account',
    at: '/?step=library',
    refused: 'POST /api/notes',
    before: async () => {
      await openAccount();
      await page.getByRole('tab', { name: /^Private Notes/ }).click();
      await page.getByRole('button', { name: 'Add Note', exact: true }).click();
      await noteForm().getByLabel('Title').fill('Kept?');
      await noteForm().getByLabel('Content').fill('Written by hand.');
    },
    press: () => noteForm().getByRole('button', { name: 'Save Note' }).click(),
    after: () =>
      expect(page.getByRole('tab', { name: /^Private Notes/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    what: 'a tab of the account that asks for more',
    at: '/?step=trainer',
    refused: 'GET /api/sessions',
    before: openAccount,
    press: () => page.getByRole('tab', { name: /^Settings/ }).click(),
    after: () => expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible(),
  },
];

/** From the dialog that asks, over the callback, to where it asked. */
async function signInAgain(): Promise<void> {
  // The page itself is not left by a place on it.
  answer({
    'GET /api/oauth/google/redirect_url': { redirectUrl: `${location.href.split('#')[0]}#provider` },
  });
  await asksAgain().getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => location.hash).toBe('#provider');
  const goOn = holdTimer(800);
  await open('/auth/callback?code=code&state=state', {
    ...drawerOf().answers,
    'POST /api/sessions': { wanted: null },
  });
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await goOn();
}

for (const { what, at, refused, before, press, after } of presses)
  test(`[SIGN-9] [SIGN-11] [SIGN-12] a session that has ended leads from ${what} to sign-in and back`, async () => {
    allowNoise(/Failed to/);
    await open(at, drawerOf().answers);
    await before();
    answer({ 'GET /api/users/me': notSignedIn, [refused]: notSignedIn });
    await press();
    await expect(asksAgain()).toContainText('Your session has ended.');
    await expect(page.getByRole('button', { name: 'Sign In', includeHidden: true })).toBeAttached();
    await signInAgain();
    await expectAddress(at);
    await after();
  });
