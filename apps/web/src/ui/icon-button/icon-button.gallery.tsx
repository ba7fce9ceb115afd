import { Copy, Mic, Trash2, X } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { States } from '../../gallery/states.tsx';
import { IconButton } from './icon-button.tsx';

export const gallery: Gallery = {
  title: 'Icon button',
  group: 'Actions',
  use: 'A known sign in a tight place; its label is read out and shown on rest.',
  isCompact: true,
  examples: [
    {
      name: 'Sizes and states',
      isWide: true,
      render: () => (
        <States
          withBusy
          rows={(['m', 's'] as const).map((size) => ({
            head: size === 'm' ? 'Regular' : 'Small',
            render: (state) => (
              <IconButton label="Copy" size={size} {...state}>
                <Copy />
              </IconButton>
            ),
          }))}
        />
      ),
    },
    {
      name: 'Switched on',
      render: () => (
        <IconButton label="Dictate" aria-pressed="true">
          <Mic />
        </IconButton>
      ),
    },
    {
      name: 'Other signs',
      render: () => (
        <>
          <IconButton label="Close">
            <X />
          </IconButton>
          <IconButton label="Delete">
            <Trash2 />
          </IconButton>
        </>
      ),
    },
  ],
};
