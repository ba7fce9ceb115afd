import type { Gallery } from '../../gallery/gallery.ts';
import { TapeLabel } from './tape-label.tsx';

export const gallery: Gallery = {
  title: 'Tape label',
  group: 'Labels',
  use: 'One word of camera tape on a thing.',
  isCompact: true,
  examples: [
    { name: 'White: known', render: () => <TapeLabel>Popular</TapeLabel> },
    { name: 'Amber: fresh', render: () => <TapeLabel colour="amber">New</TapeLabel> },
    { name: 'Black: behind a plan', render: () => <TapeLabel colour="black">Premium</TapeLabel> },
    { name: 'Red: no more', render: () => <TapeLabel colour="red">Retired</TapeLabel> },
  ],
};
