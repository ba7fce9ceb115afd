import type { Gallery } from '../../gallery/gallery.ts';
import { Avatar } from './avatar.tsx';

export const gallery: Gallery = {
  title: 'Avatar',
  group: 'Labels',
  use: 'Beside a name, or in a control that has one.',
  isCompact: true,
  examples: [
    { name: 'Initials', render: () => <Avatar name="Ines Moreau" /> },
    { name: 'Large', render: () => <Avatar name="Ines Moreau" size="l" /> },
    { name: 'A picture', render: () => <Avatar name="Ines Moreau" size="l" picture="/icon.svg" /> },
    { name: 'One name', render: () => <Avatar name="Cher" /> },
  ],
};
