import { type Answers, refuse } from '../../../../testing/answers.ts';
import { collectionOf, fileOf, plainJpeg } from '../../../../testing/builders/collection.ts';
import { open } from '../../../../testing/open.tsx';
import { expect, expectFine, page, press, test } from '../../../../testing/page.ts';

const view = (name: string) => page.getByRole('button', { name: `View ${name}` });
const refused = (name: string) => page.getByRole('alert').filter({ hasText: `${name} was not kept.` });
const upload = (file: File) => page.getByLabel('Pictures to upload').upload(file);

async function openCollection(answers: Answers): Promise<void> {
  await open('/?step=method', answers);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('tab', { name: /^Image Collection/ }).click();
}

function holding(file: File): DataTransfer {
  const held = new DataTransfer();
  held.items.add(file);
  return held;
}

test('[IMG-7] takes pictures that are dropped, pasted and chosen, and shows one in full', async () => {
  await openCollection(collectionOf().answers);
  await expect(page.getByText('0 pictures')).toBeVisible();
  const dataTransfer = holding(await plainJpeg('dropped.jpg', '#334455'));
  document.activeElement?.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
  await expect(view('dropped.jpg')).toBeVisible();
  const clipboardData = holding(await plainJpeg('pasted.jpg', '#554433'));
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect(view('pasted.jpg')).toBeVisible();
  await upload(await plainJpeg('chosen.jpg'));
  await expect(view('chosen.jpg')).toBeVisible();

  await view('pasted.jpg').click();
  await expect(page.getByRole('dialog', { name: 'pasted.jpg' }).getByRole('img')).toBeVisible();
  await press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'dropped.jpg' })).toBeVisible();
  await expectFine();
  await press('Escape');
  await expect(view('pasted.jpg')).toBeVisible();
});

test('a deletion is taken back, or waits until the page is left', async () => {
  const { answers, kept } = collectionOf('harbour.jpg', 'net.jpg');
  await openCollection(answers);
  const pictures = (count: number) => page.getByRole('tab', { name: `Image Collection ${count}` });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete net.jpg' }).click();
    await expect(pictures(1)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'View net.jpg' })).toBeVisible();
  await expect(pictures(2)).toBeVisible();
  await remove();
  expect(kept).toHaveLength(2);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(() => kept.map(({ title }) => title)).toEqual(['harbour.jpg']);
  await expect(pictures(1)).toBeVisible();
});

test('[IMG-7] says why a picture cannot be kept', async () => {
  const { answers } = collectionOf('harbour.jpg');
  await openCollection({
    ...answers,
    'POST /api/image-references': ({ body }) =>
      fileOf(body).name === 'cut.jpg' ? refuse('picture-unreadable') : refuse('not-found'),
  });
  const huge = new Uint8Array(11 * 1_048_576);
  huge.set([0xff, 0xd8, 0xff, 0xe0]);
  await upload(new File([huge], 'huge.jpg', { type: 'image/jpeg' }));
  await expect(refused('huge.jpg')).toContainText('at most 10 MB');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await upload(new File([svg], 'drawing.svg', { type: 'image/svg+xml' }));
  await expect(refused('drawing.svg')).toContainText(
    'A picture has to be JPEG, PNG, WebP, AVIF or GIF. This one is SVG.',
  );
  await upload(await plainJpeg('cut.jpg'));
  await expect(refused('cut.jpg')).toContainText('cannot be read');
  await expectFine();
  await page.getByRole('button', { name: 'Dismiss huge.jpg' }).click();
  await expect(page.getByText('huge.jpg was not kept.')).toBeHidden();
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(1);
});
