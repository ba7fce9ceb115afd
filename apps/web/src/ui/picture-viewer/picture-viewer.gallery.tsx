import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import samplePicture from '../../gallery/sample-picture.svg';
import { Button } from '../button/button.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const titles = ['harbour-kiosk-0412.jpg', 'net-mender-look.png'];

function Opens() {
  const [at, setAt] = useState<number>();
  return (
    <>
      <Button onClick={() => setAt(0)}>View</Button>
      <PictureViewer
        isOpen={at !== undefined}
        onClose={() => setAt(undefined)}
        title={titles[at ?? 0] ?? ''}
        about="1920 × 1080"
        src={samplePicture}
        alt="A harbour at dusk"
        onPrevious={at === 1 ? () => setAt(0) : undefined}
        onNext={at === 0 ? () => setAt(1) : undefined}
        words={{ previous: 'Picture before', next: 'Picture after', close: 'Close the picture' }}
      />
    </>
  );
}

export const gallery: Gallery = {
  title: 'Picture viewer',
  group: 'Overlays',
  use: 'One picture on the whole screen. The arrow keys go on to the next.',
  examples: [{ name: 'Opens', render: () => <Opens /> }],
};
