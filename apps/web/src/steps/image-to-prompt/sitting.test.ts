import { expect, it } from 'vitest';
import { tellPersonChanged } from '../../lib/session-news.ts';
import { changeSitting, readSitting } from './sitting.ts';

it('shows nobody the picture of whoever was here before', () => {
  changeSitting({ file: new File([], 'quay.png'), said: 'A quay at dawn', isOwnShape: true });
  tellPersonChanged();
  expect(readSitting()).toMatchObject({ file: undefined, said: '', isOwnShape: false });
});
