import type { Gallery } from '../../gallery/gallery.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { TypeSizeControl } from './type-size-control.tsx';

export const gallery: Gallery = {
  title: 'Look',
  group: 'Foundations',
  use: 'The theme follows the system until one is chosen. Larger type grows the words, not the space between them.',
  examples: [
    { name: 'Theme', render: () => <ThemeSwitch /> },
    { name: 'Size of type', render: () => <TypeSizeControl /> },
  ],
};
