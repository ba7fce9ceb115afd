import { rangeOf } from '../src/ui/prompt-surface/text-places.ts';
import { expect } from './expect.ts';
import { type Locator, page } from './page.ts';

/** What the tests of what is said of words press and look at. */
export const saidList = (): Locator => page.getByRole('list', { name: 'What you said of your words' });
export const wordsBar = (): Locator => page.getByRole('toolbar', { name: /^Say what/ });

/** Selects words of a text as a hand does; the inks come later than the words, and with them other letters. */
export async function selectWords(text: Locator, words: string): Promise<void> {
  await expect(text).toContainText(words);
  await expect
    .poll(async () => {
      await text.evaluate((shown) => {
        const start = shown.textContent.indexOf(words);
        const range = rangeOf(shown as HTMLElement, { start, end: start + words.length });
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
      });
      // Inks that come between the two would leave others selected.
      return wordsBar().elements().length === 1 && getSelection()?.toString();
    })
    .toBe(words);
}

/** Selects words and says what they are. */
export async function sayWords(text: Locator, words: string, kind: string): Promise<void> {
  await selectWords(text, words);
  await standsStill(wordsBar());
  await wordsBar().getByRole('button', { name: kind, exact: true }).click();
  await expect(wordsBar()).toHaveCount(0);
}

/** Inks set the lines anew, and the choices move with their words: a press on its way would meet nothing. */
async function standsStill(bar: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await bar.boundingBox());
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
}
