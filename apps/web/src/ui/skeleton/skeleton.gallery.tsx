import type { Gallery } from '../../gallery/gallery.ts';
import { SkeletonBox, SkeletonLines } from './skeleton.tsx';

export const gallery: Gallery = {
  title: 'Skeleton',
  group: 'Waiting',
  use: 'The size of what comes: nothing jumps when it does.',
  examples: [
    { name: 'Lines', render: () => <SkeletonLines label="Loading the notes" /> },
    { name: 'One line', render: () => <SkeletonLines label="Loading the title" lines={1} /> },
    { name: 'Control', render: () => <SkeletonBox label="Loading the models" /> },
    { name: 'Card', render: () => <SkeletonBox label="Loading a shot" shape="card" /> },
  ],
};
