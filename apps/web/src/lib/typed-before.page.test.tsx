import { afterEach, beforeEach, expect, page, test, type } from '../../testing/page.ts';
import { giveTyped, keepTyped } from './typed-before.ts';

const drawn = 'A net mender at the open doors of a boathouse';
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `<textarea id="shot" aria-label="Your shot">${drawn}</textarea>`;
  document.body.append(root);
});
afterEach(() => root.remove());

function field(): HTMLTextAreaElement {
  const [found] = root.getElementsByTagName('textarea');
  if (!found) throw new Error('The drawn field is gone.');
  return found;
}

/** What its code is given, and what stands there then. */
function take(): { given: string | undefined; shown: string } {
  let given: string | undefined;
  giveTyped(field(), (text) => {
    given = text;
  });
  return { given, shown: field().value };
}

test('[GUEST-2] what was typed into the drawn page outlives a drawing that begins anew, and is typed on', async () => {
  await page.getByLabel('Your shot').fill('A heron');
  field().setSelectionRange(1, 1);
  keepTyped(root);
  // As React does it, each time it comes by.
  field().value = drawn;
  await type(' grey');
  await expect(page.getByLabel('Your shot')).toHaveValue('A grey heron');
  field().value = drawn;
  expect(take()).toEqual({ given: 'A grey heron', shown: 'A grey heron' });
  expect(field().selectionStart).toBe('A grey'.length);
});

test('[GUEST-2] a drawn page that nobody typed into gives nothing, and what was given is not given again', async () => {
  keepTyped(root);
  expect(take()).toEqual({ given: undefined, shown: drawn });
  await page.getByLabel('Your shot').fill('A heron');
  expect(take()).toEqual({ given: undefined, shown: 'A heron' });
});
