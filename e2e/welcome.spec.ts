import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('[SESS-1] a visitor is told what this is, and no call that needs a session is made', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Write the shot once. Hand every generator its own copy.',
  );
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the page follows the system’s theme and is accessible', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme === 'dark' ? 'stage' : 'paper',
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme === 'dark' ? 'paper' : 'stage',
      );
    });
  });
}

test('the browser runs nothing that is inline or foreign', async ({ page, allowedNoise }) => {
  allowedNoise.push(/Content Security Policy/);
  await page.goto('/');
  const violated = await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), {
      textContent: 'document.title = "taken"',
    });
    const style = Object.assign(document.createElement('style'), { textContent: 'body { display: none }' });
    const picture = Object.assign(document.createElement('img'), {
      src: 'https://evil.example/x.png',
      alt: '',
    });
    const directives: string[] = [];
    const allTold = new Promise<string[]>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.push(effectiveDirective) === 4) resolve(directives);
      });
    });
    document.body.append(script, style, picture);
    fetch('https://evil.example').catch(() => undefined);
    return allTold;
  });
  expect(violated.sort()).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  await expect(page).toHaveTitle('Cuewright');
});
