import axe from 'axe-core';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export type Theme = 'stage' | 'paper';

/** As somebody chooses it: `theme.js` hears and applies it. */
export function showTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  dispatchEvent(new Event('look'));
}

/** The whole page, or what a selector names; by all rules, or those given. */
export async function expectAccessible(within = 'html', rules?: readonly string[]): Promise<void> {
  const { violations } = await axe.run(within, {
    // Of what is in order no list is read.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export function expectNoSidewaysScroll(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** What another theme may change: the colours, and nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What another size may change as well. Names, roles and their order are the same at each, or a soak finds out. */
const OF_LOOKS = [...OF_COLOURS, 'scrollable-region-focusable'];

const LOOKS = [
  { size: PHONE, theme: 'paper', other: 'stage', rules: OF_LOOKS },
  { size: DESK, theme: 'stage', other: 'paper', rules: undefined },
] as const;

/**
 * What is on the page now: all of it on a desk in one theme, and on a phone in the other what either may change. A soak
 * checks all of it on both, and the colours of each theme at each size.
 */
export async function expectFineInEveryLook(within?: string): Promise<void> {
  for (const { size, theme, other, rules } of LOOKS) {
    await page.viewport(size.width, size.height);
    if (inject('inEveryPair')) {
      showTheme(other);
      await expectAccessible(within, OF_COLOURS);
    }
    showTheme(theme);
    await expectAccessible(within, inject('inEveryPair') ? undefined : rules);
    expectNoSidewaysScroll();
  }
}

/**
 * One state of a screen: all of it in one of the two looks, drawn by the test's name, and that it fits in both. What it is
 * made of is checked in every look by the gallery, and so is each step as it opens; a soak checks every state so.
 */
export async function expectFine(within?: string): Promise<void> {
  if (inject('inEveryPair')) return await expectFineInEveryLook(within);
  const drawn = drawLook();
  for (const look of LOOKS) {
    await page.viewport(look.size.width, look.size.height);
    showTheme(look.theme);
    if (look === drawn) await expectAccessible(within);
    expectNoSidewaysScroll();
  }
}

/** The states of one test take turns. */
const turns = new Map<string, number>();

function drawLook(): (typeof LOOKS)[number] | undefined {
  const name = expect.getState().currentTestName ?? '';
  const turn = turns.get(name) ?? [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  turns.set(name, turn + 1);
  return LOOKS[turn % LOOKS.length];
}
