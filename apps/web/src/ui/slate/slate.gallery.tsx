import type { Gallery } from '../../gallery/gallery.ts';
import { Slate } from './slate.tsx';

const facts = [
  { name: 'Mode', says: 'Image Generation', isSpare: true },
  { name: 'Frames', says: '4, 2 drawn' },
  { name: 'Runs', says: '0:12.5' },
];

export const gallery: Gallery = {
  title: 'Slate',
  group: 'Page',
  use: 'Over something that was shot, in place of the words over a page.',
  examples: [
    {
      name: 'Name and facts',
      isWide: true,
      render: () => (
        <Slate facts={facts}>
          <h2>A net mender at the open doors of a boathouse</h2>
        </Slate>
      ),
    },
    {
      name: 'A line above, no facts yet',
      isWide: true,
      render: () => (
        <Slate above="A picture in, its prompt out" facts={[]}>
          <h2>Image to Prompt</h2>
        </Slate>
      ),
    },
  ],
};
