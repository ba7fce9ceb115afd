import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

function OneOfAList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Callum Reid</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Callum Reid"
        lead="callum.reid@example.org"
      >
        <p>Everything that the row had no place for.</p>
      </Drawer>
    </>
  );
}

export const gallery: Gallery = {
  title: 'Drawer',
  group: 'Overlays',
  use: 'One row of a list in full, at the side. The list stays where it was.',
  examples: [{ name: 'Opens', render: () => <OneOfAList /> }],
};
