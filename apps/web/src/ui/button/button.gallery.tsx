import { Trash2 } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Button } from './button.tsx';

export const gallery: Gallery = {
  title: 'Button',
  group: 'Actions',
  use: 'One primary action a screen.',
  examples: [
    { name: 'Rest', render: () => <Button look="primary">Next Step</Button> },
    {
      name: 'Hover',
      render: () => (
        <Show state="hover">
          <Button look="primary">Next Step</Button>
        </Show>
      ),
    },
    {
      name: 'With an icon',
      render: () => (
        <Button look="danger">
          <Trash2 /> Delete
        </Button>
      ),
    },
  ],
};
