import type { Gallery } from '../../gallery/gallery.ts';
import { CopyButton } from './copy-button.tsx';

const PROMPT = 'Medium shot at eye level, 50mm. A woman mends a trawl net.';

export const gallery: Gallery = {
  title: 'Copy button',
  group: 'Actions',
  use: 'Says “Copied!” for two seconds, and “Not copied” when the browser refuses.',
  examples: [
    { name: 'Rest', render: () => <CopyButton text={PROMPT} /> },
    {
      name: 'Names what it copies',
      render: () => <CopyButton text={PROMPT} label="Copy link" look="primary" />,
    },
    { name: 'Small', render: () => <CopyButton text={PROMPT} size="s" /> },
    { name: 'The sign alone', render: () => <CopyButton text={PROMPT} label="Copy prompt" isIcon /> },
    { name: 'Nothing to copy yet', render: () => <CopyButton text="" disabled /> },
  ],
};
