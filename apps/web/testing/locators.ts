import { commands, type Locator, locators } from 'vitest/browser';

/** What journeys ask and do by Playwright's locators, so that a test reads alike on both sides. */
export interface ElementWords {
  /** Gives it the focus, and presses a key or several held together: `Enter`, `ControlOrMeta+k`. */
  press: (key: string) => Promise<void>;
  /** Letter by letter, behind what is there. */
  pressSequentially: (text: string) => Promise<void>;
  focus: () => Promise<void>;
  selectText: () => Promise<void>;
  textContent: () => Promise<string>;
  allTextContents: () => string[];
  inputValue: () => Promise<string>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<DOMRect>;
  evaluate: <Answer>(ask: (element: HTMLElement) => Answer) => Promise<Answer>;
}

type Methods = { [Name in keyof ElementWords]: (this: Locator, ...given: never[]) => unknown };

const words: Methods = {
  async press(key: string) {
    await this.focus();
    await commands.pressKey(key);
  },
  async pressSequentially(text: string) {
    await this.focus();
    await commands.typeText(text);
  },
  async focus() {
    (await this.findElement()).focus();
  },
  async selectText() {
    ((await this.findElement()) as HTMLTextAreaElement).select();
  },
  async textContent() {
    return (await this.findElement()).textContent;
  },
  allTextContents() {
    return this.elements().map(({ textContent }) => textContent);
  },
  async inputValue() {
    return ((await this.findElement()) as HTMLInputElement).value;
  },
  async getAttribute(name: string) {
    return (await this.findElement()).getAttribute(name);
  },
  async boundingBox() {
    return (await this.findElement()).getBoundingClientRect();
  },
  async evaluate(ask: (element: HTMLElement) => unknown) {
    return ask((await this.findElement()) as HTMLElement);
  },
};

locators.extend({
  getByCss: (css: string) => `css=${css}`,
  getByLabel(text, options) {
    return this.getByLabelText(text, options);
  },
  ...(words as object),
});
