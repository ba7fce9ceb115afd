import { describe, expectFineInEveryLook, test } from '../../testing/page.ts';
import { drawComponent, galleries } from './draw-component.tsx';

describe('every component in every state, in both themes, on a phone and on a desk', () => {
  for (const { title } of galleries)
    test(`${title} is accessible and scrolls nothing sideways`, async () => {
      await drawComponent(title);
      await expectFineInEveryLook();
    });
});
