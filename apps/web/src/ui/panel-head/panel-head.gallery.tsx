import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { PanelHead } from './panel-head.tsx';

export const gallery: Gallery = {
  title: 'Head of a panel',
  group: 'Page',
  use: 'Over each page of a dialog with tabs.',
  examples: [
    { name: 'By itself', isWide: true, render: () => <PanelHead title="Settings" /> },
    {
      name: 'With a count and actions',
      isWide: true,
      render: () => (
        <PanelHead
          title="Image Collection"
          actions={
            <>
              <Button>Capture Photo</Button>
              <Button look="primary">Upload Image</Button>
            </>
          }
        >
          <b>12</b> pictures
        </PanelHead>
      ),
    },
  ],
};
