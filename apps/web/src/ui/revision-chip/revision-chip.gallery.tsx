import type { Gallery } from '../../gallery/gallery.ts';
import { revisionOf } from './revision.ts';
import { RevisionChip } from './revision-chip.tsx';

export const gallery: Gallery = {
  title: 'Revision chip',
  group: 'Labels',
  use: 'Versions are named as the papers of a script’s revisions are.',
  examples: [
    ...Array.from({ length: 11 }, (_, n) => ({
      name: `Version ${n + 1}: ${revisionOf(n + 1).name}`,
      render: () => <RevisionChip version={n + 1} />,
    })),
    { name: 'Version 48', render: () => <RevisionChip version={48} /> },
    { name: 'The one in use', render: () => <RevisionChip version={4} isCurrent /> },
    { name: 'In use, second round', render: () => <RevisionChip version={13} isCurrent /> },
  ],
};
