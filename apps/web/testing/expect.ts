import { expect as expectValue } from 'vitest';
import type { Locator } from 'vitest/browser';
import { isDisabled, isVisible, shareInSight } from './sight.ts';

type Words = string | RegExp;

/** Each asks what stands on the page now, and says what it found where that is not what was expected. */
const questions = {
  toBeVisible: ([element]: Found) => isVisible(element),
  toBeAttached: ([element]: Found) => element !== undefined,
  toBeHidden: ([element]: Found) => !isVisible(element),
  toBeFocused: ([element]: Found) => element !== undefined && element === document.activeElement,
  toBeEnabled: ([element]: Found) => element !== undefined && !isDisabled(element),
  toBeDisabled: ([element]: Found) => element !== undefined && isDisabled(element),
  toBeChecked: ([element]: Found) =>
    (element as HTMLInputElement | undefined)?.checked ?? element?.getAttribute('aria-checked') === 'true',
  toBeEmpty: ([element]: Found) => element?.textContent === '',
  toBeInViewport: ([element]: Found, { ratio = 0.01 }: { ratio?: number } = {}) =>
    element !== undefined && shareInSight(element) >= ratio,
  toHaveCount: (found: Found, count: number) => found.length === count,
  toHaveText: (found: Found, expected: Words | readonly Words[]) =>
    Array.isArray(expected)
      ? found.length === expected.length && found.every((one, at) => isText(one.textContent, expected[at]))
      : isText(found[0]?.textContent, expected as Words),
  toContainText: ([element]: Found, expected: Words) =>
    element !== undefined && says(normal(element.textContent), expected),
  toHaveValue: ([element]: Found, expected: Words) => isWhole((element as HTMLInputElement)?.value, expected),
  toHaveAttribute: ([element]: Found, name: string, expected?: Words) =>
    expected === undefined
      ? element?.hasAttribute(name) === true
      : isWhole(element?.getAttribute(name) ?? undefined, expected),
};
type Found = readonly HTMLElement[];
type Questions = typeof questions;
type Question = keyof Questions;
type Rest<Name extends Question> = Questions[Name] extends (found: Found, ...rest: infer R) => boolean
  ? R
  : never;
type Answers = { [Name in Question]: (...rest: Rest<Name>) => Promise<void> } & {
  toHaveAccessibleName: (name: Words) => Promise<void>;
  toHaveAccessibleDescription: (text: Words) => Promise<void>;
};

/** What may be asked of several at once. Everything else is asked of one, and finding several is a mistake. */
const ofMany: readonly Question[] = ['toHaveCount', 'toHaveText'];

function answersOf(locator: Locator, isNot: boolean): Answers {
  const ask = (name: Question, rest: readonly unknown[]) =>
    expectValue
      .poll(
        () => {
          const found = locator.elements() as HTMLElement[];
          if (found.length > 1 && !isForMany(name, rest))
            throw new Error(`${locator.asLocator()} is ${found.length} elements`);
          const question = questions[name] as (found: Found, ...rest: readonly unknown[]) => boolean;
          return question(found, ...rest) === isNot ? told(locator, found, name, rest, isNot) : 'as expected';
        },
        { interval: 25 },
      )
      .toBe('as expected');
  const ofVitest = isNot ? expectValue.element(locator).not : expectValue.element(locator);
  return {
    ...Object.fromEntries(
      (Object.keys(questions) as Question[]).map((name) => [
        name,
        (...rest: readonly unknown[]) => ask(name, rest),
      ]),
    ),
    toHaveAccessibleName: (name: Words) => ofVitest.toHaveAccessibleName(name),
    toHaveAccessibleDescription: (text: Words) => ofVitest.toHaveAccessibleDescription(text),
  } as Answers;
}

function isForMany(name: Question, rest: readonly unknown[]): boolean {
  return ofMany.includes(name) && (name !== 'toHaveText' || Array.isArray(rest[0]));
}

function told(
  locator: Locator,
  found: Found,
  name: Question,
  rest: readonly unknown[],
  isNot: boolean,
): string {
  const shown = found.map((element) => element.outerHTML.slice(0, 400)).join('\n') || 'nothing';
  const place = `${location.pathname}${location.search}, “${document.querySelector('h1')?.textContent}”`;
  return `${locator.asLocator()} ${isNot ? 'not ' : ''}${name} ${rest.map(String).join(', ')}; at ${place} there is:\n${shown}`;
}

interface Expect {
  (actual: Locator): Answers & { not: Answers };
  <Value>(actual: Value, message?: string): ReturnType<typeof expectValue<Value>>;
  poll: typeof expectValue.poll;
  objectContaining: typeof expectValue.objectContaining;
  any: typeof expectValue.any;
}

/** Of what a locator names it asks until it is so, in the words of Playwright; of a value it asks once. */
export const expect: Expect = Object.assign(
  (actual: unknown, message?: string) =>
    isLocator(actual)
      ? { ...answersOf(actual, false), not: answersOf(actual, true) }
      : expectValue(actual, message),
  {
    poll: expectValue.poll,
    objectContaining: expectValue.objectContaining,
    any: expectValue.any,
  },
) as Expect;

function isLocator(actual: unknown): actual is Locator {
  return typeof actual === 'object' && actual !== null && 'asLocator' in actual;
}

function normal(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function says(text: string, expected: Words): boolean {
  return typeof expected === 'string' ? text.includes(normal(expected)) : expected.test(text);
}

function isText(text: string | undefined, expected: Words | undefined): boolean {
  if (text === undefined || expected === undefined) return false;
  return typeof expected === 'string' ? normal(text) === normal(expected) : expected.test(normal(text));
}

function isWhole(text: string | undefined, expected: Words): boolean {
  if (text === undefined) return false;
  return typeof expected === 'string' ? text === expected : expected.test(text);
}
