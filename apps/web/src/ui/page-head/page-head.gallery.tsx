import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { PageHead } from './page-head.tsx';

export const gallery: Gallery = {
  title: 'Words over a page',
  group: 'Page',
  use: 'Over every screen that is not a builder.',
  examples: [
    {
      name: 'With a line',
      isWide: true,
      render: () => <PageHead title="Choose Your Approach">They differ in how much you hand over.</PageHead>,
    },
    {
      name: 'With actions',
      isWide: true,
      render: () => (
        <PageHead title="Workspace" actions={<Button look="primary">New workspace</Button>}>
          Prompts that belong together, under one name.
        </PageHead>
      ),
    },
  ],
};
