import type { Gallery } from '../../gallery/gallery.ts';
import { DisplaySettings } from './display-settings.tsx';
import { FontSizeControl } from './font-size-control.tsx';
import { ImageScaleControl } from './image-scale-control.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const gallery: Gallery = {
  title: 'Look',
  group: 'Foundations',
  use: 'The theme follows the system until one is chosen. Larger type grows the words, not the space between them.',
  examples: [
    { name: 'Theme', render: () => <ThemeSwitch /> },
    { name: 'Theme, or the system’s', render: () => <ThemeChoice /> },
    { name: 'Font size', render: () => <FontSizeControl /> },
    { name: 'Image scale', render: () => <ImageScaleControl /> },
    { name: 'All of them', isBroad: true, render: () => <DisplaySettings /> },
  ],
};
