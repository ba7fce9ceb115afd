import { expect, it } from 'vitest';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { tellPersonChanged } from '../../lib/session-news.ts';
import { keptSitting } from './kept-sitting.ts';
import { changeSitting, clearSitting, readSitting, restoreSitting } from './sitting.ts';

const answer = { analysis: { subject: 'a quay', model: 'flux' } } as Analyzed;
const analyzed = {
  file: new File(['12345'], 'quay.png', { type: 'image/png' }),
  stage: { kind: 'analyzed' as const, answer, tookMs: 900 },
  generationId: 'one',
  saved: { id: 'kept', text: 'A quay.' },
};

it('shows nobody the picture of whoever was here before', () => {
  changeSitting({ file: new File([], 'quay.png'), said: 'A quay at dawn', isOwnShape: true });
  tellPersonChanged();
  expect(readSitting()).toMatchObject({ file: undefined, said: '', isOwnShape: false });
});

it('[IMG-9] keeps what was read and saved of a picture through a reload, and the picture itself nowhere', async () => {
  changeSitting(analyzed);
  changeSitting({ said: 'A quay at dawn' });
  // As a page does that was loaded anew: nothing is known but what is stored.
  const stored = keptSitting();
  expect(stored).toMatchObject({ generationId: 'one', saved: { id: 'kept' }, said: 'A quay at dawn' });
  expect([stored?.file?.name, stored?.file?.size, await stored?.file?.text()]).toEqual(['quay.png', 5, '']);
  tellPersonChanged();
  restoreSitting();
  expect(readSitting()).toMatchObject({ stage: { kind: 'analyzed' }, isPictureGone: true });
});

it('[IMG-9] restores nothing over what is on the screen, nor what was removed', () => {
  changeSitting({ ...analyzed, isPictureGone: false });
  restoreSitting();
  expect(readSitting().isPictureGone).toBe(false);
  clearSitting();
  restoreSitting();
  expect([readSitting().file, keptSitting()]).toEqual([undefined, undefined]);
});
