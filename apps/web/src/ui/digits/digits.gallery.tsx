import type { Gallery } from '../../gallery/gallery.ts';
import { Digits } from './digits.tsx';

export const gallery: Gallery = {
  title: 'Digits',
  group: 'Labels',
  use: 'A count on wheels, as on a footage counter.',
  isCompact: true,
  examples: [
    { name: 'A count', render: () => <Digits value={12345} places={6} /> },
    { name: 'None yet', render: () => <Digits value={0} places={3} /> },
  ],
};
