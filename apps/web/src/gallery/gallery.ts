import type { ReactNode } from 'react';

/** The order in which the gallery shows them. */
export const galleryGroups = [
  'Foundations',
  'Actions',
  'Fields',
  'Choices',
  'Labels',
  'Surfaces',
  'Overlays',
  'Messages',
  'Waiting',
  'Data',
  'Prompt',
  'Page',
] as const;

export interface GalleryExample {
  /** The state that is shown, in a word or two: "Hover", "Long text". */
  name: string;
  render: () => ReactNode;
  /** Takes the whole row. Without it, as many stand in a row as find place. */
  isWide?: boolean;
  /** Takes half of it. */
  isBroad?: boolean;
}

/**
 * What a component looks like in each of its states. A file `<component>.gallery.tsx` beside the component
 * exports one as `gallery`; the page finds it by its name.
 */
export interface Gallery {
  title: string;
  group: (typeof galleryGroups)[number];
  /** One line for whoever chooses between components. */
  use?: string;
  /** Its examples are small: more of them stand in a row. */
  isCompact?: boolean;
  examples: readonly GalleryExample[];
}
