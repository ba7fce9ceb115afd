import { Lock, WifiOff } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

export const gallery: Gallery = {
  title: 'Banner',
  group: 'Messages',
  use: 'How things stand: offline, read only, a limit. A strip, never a wall.',
  examples: [
    {
      name: 'Warning',
      isWide: true,
      render: () => (
        <Banner tone="warn" icon={<WifiOff />} head="Offline.">
          Keep writing: everything is kept here and sent when the line is back.
        </Banner>
      ),
    },
    {
      name: 'Information, with what to do',
      isWide: true,
      render: () => (
        <Banner icon={<Lock />} head="Read only." action={<Button size="s">Make a copy</Button>}>
          This shot belongs to Jonas. Make a copy to change it.
        </Banner>
      ),
    },
    {
      name: 'Error, long',
      isWide: true,
      render: () => (
        <Banner
          tone="error"
          head="We could not read this image."
          action={<Button size="s">Try another</Button>}
        >
          It ends in the middle, as a download that was cut off does. Pictures up to 10 MB in JPEG, PNG or
          WebP can be read, and what a camera or a generator wrote into them as well.
        </Banner>
      ),
    },
    {
      name: 'Done',
      isWide: true,
      render: () => (
        <Banner tone="go" head="Back on the line.">
          3 notes and 1 version were sent.
        </Banner>
      ),
    },
  ],
};
