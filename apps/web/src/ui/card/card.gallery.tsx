import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { TapeLabel } from '../tape-label/tape-label.tsx';
import { Card } from './card.tsx';

export const gallery: Gallery = {
  title: 'Card',
  group: 'Surfaces',
  use: 'One thing on the page, and what can be done with it.',
  examples: [
    {
      name: 'Head, text and actions',
      render: () => (
        <Card
          head={
            <>
              <h4>The net mender</h4>
              <p>Video, Veo 3.1, saved 14:12</p>
            </>
          }
          aside={<TapeLabel colour="black">Premium</TapeLabel>}
          foot={
            <>
              <Button size="s">Use</Button>
              <CopyButton size="s" text="A woman mends a trawl net." />
            </>
          }
        >
          One face, three sizes: the same braid and apron, named in the same words each time.
        </Card>
      ),
    },
    {
      name: 'Text alone',
      render: () => <Card>Nothing has been read from this picture yet.</Card>,
    },
    {
      name: 'A long word',
      render: () => (
        <Card head={<h4>{'Lowwater-harbour-dusk-plate'.repeat(4)}</h4>}>
          {'IMG_20261103_141207_'.repeat(6)}
        </Card>
      ),
    },
  ],
};
