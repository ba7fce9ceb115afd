import { cdp } from 'vitest/browser';
import { takeOff } from '../../testing/draw.tsx';
import { afterEach, beforeEach, expect, PHONE, page, test } from '../../testing/page.ts';
import { drawComponent, galleries } from './draw-component.tsx';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
beforeEach(() => touch(true));
afterEach(() => touch(false));

const pressable =
  'button, a[href], input, textarea, [role=checkbox], [role=radio], [role=switch], [role=tab]';
const LEAST_PX = 44;

test('on a touch screen everything that is pressed answers over 44 px', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const small: string[] = [];
  let measured = 0;
  // One after the other: on a page with all of them it takes several times as long.
  for (const { title } of galleries) {
    await drawComponent(title);
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!isMeant(element)) continue;
      measured += 1;
      const reach = reachOf(element);
      if (reach < LEAST_PX) small.push(`${title}, ${reach} px: ${element.outerHTML.slice(0, 160)}`);
    }
    takeOff();
  }
  expect(small).toEqual([]);
  expect(measured).toBeGreaterThan(100);
});

function isMeant(element: HTMLElement): boolean {
  return (
    element.checkVisibility() &&
    element.offsetWidth > 1 &&
    !element.closest('[aria-hidden=true]') &&
    // Words inside a line of text are as high as the line.
    getComputedStyle(element).display !== 'inline'
  );
}

/** Over how many pixels, up and down, a thumb hits it or what belongs to it; counted as far as it has to be. */
function reachOf(element: HTMLElement): number {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const own =
    element.closest('label') ??
    (element.matches('input, textarea') && element.closest('[class*=field]')) ??
    element;
  const isHit = (away: number) =>
    (own || element).contains(document.elementFromPoint(left + width / 2, top + height / 2 + away));
  let [up, down] = [0, 0];
  while (up < LEAST_PX && isHit(-up - 1)) up++;
  while (up + down + 1 < LEAST_PX && isHit(down + 1)) down++;
  return up + down + 1;
}
