import { commands, type Locator, page } from 'vitest/browser';
import { isDisabled, isMeant, isMoving, isVisible, middleInSight, type Point } from './sight.ts';

// The real ones, before a test installs fake timers.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);
const PATIENCE = 15_000;

/**
 * Clicks and fills under Playwright's conditions: the element is visible, enabled, at rest and not covered, and the events
 * are the browser's own. The checks run here in the page, so a click is one message to the browser and a fill none.
 */
const hands = Object.getPrototypeOf(page.getByRole('main')) as Pick<Locator, 'click' | 'fill' | 'upload'>;
const { click, fill } = hands;

hands.click = async function (this: Locator, options) {
  if (options) return click.call(this, options);
  let hasHit = false;
  while (!hasHit) {
    const { element, point } = await found(this, placeOf);
    const guard = guardAgainstOthers(element);
    const { left, top } = frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await commands.clickAt(left + point.x, top + point.y);
    hasHit = guard.end();
  }
} as Locator['click'];

hands.fill = async function (this: Locator, text, options) {
  const { field } = await found(this, writableOf);
  if (!isOfWords(field)) return fill.call(this, text, options);
  field.focus();
  field.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
} as Locator['fill'];

/** The page's own file is set directly: sent through the browser, 11 MB took seconds. */
hands.upload = async function (this: Locator, files) {
  const input = await this.findElement();
  if (!(input instanceof HTMLInputElement) || input.disabled)
    throw new Error(`${this.asLocator()} takes no file`);
  const chosen = new DataTransfer();
  for (const file of [files].flat())
    if (file instanceof File) chosen.items.add(file);
    else throw new Error(`${file} is not a file of the page`);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
} as Locator['upload'];

async function found<Found extends object>(
  locator: Locator,
  look: (element: HTMLElement) => Found | string,
): Promise<Found> {
  const end = now() + PATIENCE;
  for (;;) {
    const [element, ...others] = locator.elements() as HTMLElement[];
    if (others.length > 0) throw new Error(`${locator.asLocator()} is ${others.length + 1} elements`);
    const seen = element ? look(element) : 'it is not there';
    if (typeof seen !== 'string') return seen;
    if (now() > end) throw new Error(`${locator.asLocator()} cannot be used: ${seen}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function placeOf(element: HTMLElement): { element: HTMLElement; point: Point } | string {
  if (!isVisible(element)) return 'it is not visible';
  if (isDisabled(element)) return 'it is disabled';
  if (isMoving(element)) return 'it does not come to rest';
  const point = uncovered(element);
  if (point) return { element, point };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const scrolled = uncovered(element);
  return scrolled ? { element, point: scrolled } : 'something else lies over it';
}

function uncovered(element: HTMLElement): Point | undefined {
  const point = middleInSight(element);
  return point && isMeant(element, document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

function writableOf(field: HTMLElement): { field: HTMLElement } | string {
  if (!isVisible(field)) return 'it is not visible';
  if (isDisabled(field)) return 'it is disabled';
  return field.matches(':read-only') ? 'it can only be read' : { field };
}

function isOfWords(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  return field.matches(
    'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=url])',
  );
}

const ofClick = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** What moved in between gets no click that was meant for another. */
function guardAgainstOthers(element: HTMLElement): { end: () => boolean } {
  let hasMissed = false;
  const check = (event: Event) => {
    // What a press takes away or moves has had it.
    if (event.type === 'pointerdown') hasMissed = !isMeant(element, event.target);
    if (!hasMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ofClick) addEventListener(type, check, { capture: true });
  return {
    end: () => {
      for (const type of ofClick) removeEventListener(type, check, { capture: true });
      return !hasMissed;
    },
  };
}
