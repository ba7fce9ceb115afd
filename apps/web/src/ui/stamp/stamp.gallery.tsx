import { Check } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Stamp } from './stamp.tsx';

export const gallery: Gallery = {
  title: 'Stamp',
  group: 'Labels',
  use: 'Where a fact comes from. A dashed one is reported, not confirmed.',
  isCompact: true,
  examples: [
    {
      name: 'Confirmed',
      render: () => (
        <Stamp>
          <Check /> Maker’s page
        </Stamp>
      ),
    },
    { name: 'Plain', render: () => <Stamp>Vision model</Stamp> },
    { name: 'Reported', render: () => <Stamp isWeak>Reported</Stamp> },
  ],
};
