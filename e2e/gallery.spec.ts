import { expect, test } from './test.ts';

const gallery = String(process.env['PLAYWRIGHT_GALLERY']);
const TEXT =
  'Medium shot at eye level on a 50mm, a slow push in to a medium close-up. A woman in her sixties, grey braid, ' +
  'oilskin apron, mends a green trawl net with a wooden needle at the open doors of a boathouse, tide out, no other ' +
  'people. Late and beautiful: the last one still working. One bare 2700K bulb warms her left side, (blue dusk:1.4) ' +
  'behind. SFX: twine pulled tight through mesh.';

// What a component does and looks like is tested beside it, in `gallery.page.test.tsx` and its neighbours.
test.beforeEach(async ({ page }) => {
  await page.goto(gallery);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('everything that is pressed answers over 44 px', async ({ page }) => {
    const small = await page.evaluate(() => {
      const pressable =
        'button, a[href], input, textarea, [role=checkbox], [role=radio], [role=switch], [role=tab]';
      const isMeant = (element: HTMLElement) =>
        element.checkVisibility() &&
        element.offsetWidth > 1 &&
        !element.closest('[aria-hidden=true]') &&
        // Words inside a line of text are as high as the line.
        getComputedStyle(element).display !== 'inline';

      /** Over how many pixels, up and down, a thumb hits it or what belongs to it. */
      function reach(element: HTMLElement): number {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const own =
          element.closest('label') ??
          (element.matches('input, textarea') && element.closest('[class*=field]')) ??
          element;
        const hits = (away: number) =>
          (own || element).contains(document.elementFromPoint(left + width / 2, top + height / 2 + away));
        let [up, down] = [0, 0];
        while (up < 60 && hits(-up - 1)) up++;
        while (down < 60 && hits(down + 1)) down++;
        return up + down + 1;
      }
      return [...document.querySelectorAll<HTMLElement>(pressable)]
        .filter(isMeant)
        .map((element) => ({ reach: reach(element), html: element.outerHTML.slice(0, 160) }))
        .filter((found) => found.reach < 44);
    });
    expect(small).toEqual([]);
  });
});

test('the text is read out once, without letters', async ({ page, context }) => {
  const surface = page.getByRole('region', { name: 'Live prompt' }).first();
  const text = surface.locator('div', { hasText: 'SFX: twine pulled' }).last();
  await text.evaluate((element) => {
    element.id = 'read-out';
  });
  const browser = await context.newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#read-out' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const readOut = (id: string): string => {
    const each = byId.get(id);
    if (!each) return '';
    if (each.role?.value === 'StaticText') return String(each.name?.value);
    return (each.childIds ?? []).map(readOut).join('');
  };
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  expect(readOut(top?.nodeId ?? '')).toBe(TEXT);
});

test('[LOOK-2] a theme that was chosen is remembered before the first paint, in every tab', async ({
  page,
  context,
  allowedNoise,
}) => {
  allowedNoise.push(/ERR_FAILED/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'paper');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to the Stage theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'stage');

  const other = await context.newPage();
  // The blocking script alone: what it did stands before the page's own code has come.
  await other.route('**/assets/*.js', (route) => route.abort());
  await other.goto(gallery).catch(() => undefined);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'stage');

  await page.getByRole('banner').getByRole('button', { name: 'Switch to the Paper theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'paper');
});
