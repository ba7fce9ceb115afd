import { draw } from '../../testing/draw.tsx';
import { expect, type Locator, page } from '../../testing/page.ts';
import { collectGalleries } from './collect-galleries.ts';
import styles from './gallery-page.module.css';
import { ComponentSection } from './gallery-page.tsx';

export const galleries = collectGalleries().flatMap(({ galleries: some }) => some);

/** One component of the gallery in every state, alone on the page. */
export async function drawComponent(title: string): Promise<Locator> {
  const gallery = galleries.find((one) => one.title === title);
  if (!gallery) throw new Error(`The gallery has no ${title}.`);
  draw(
    <main className={styles.page}>
      <h1>Gallery</h1>
      <h2>{gallery.group}</h2>
      <ComponentSection {...gallery} />
    </main>,
  );
  const section = page.getByRole('region', { name: title, exact: true });
  await expect(section).toBeVisible();
  return section;
}
