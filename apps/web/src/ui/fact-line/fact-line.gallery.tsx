import type { Gallery } from '../../gallery/gallery.ts';
import { FactLine } from './fact-line.tsx';

export const gallery: Gallery = {
  title: 'Line of facts',
  group: 'Labels',
  use: 'Under the name of a card: a few words each of where it belongs, how long it takes, when it was made.',
  examples: [
    {
      name: 'Of a prompt',
      isWide: true,
      render: () => (
        <FactLine>
          <span>Documentary</span>
          <span>Photo</span>
          <span>
            Editors <b>4.5</b> of 5
          </span>
        </FactLine>
      ),
    },
  ],
};
