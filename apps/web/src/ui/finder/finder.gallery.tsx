import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { Finder } from './finder.tsx';

const names = ['Archive', 'Assembly', 'Call sheet', 'Camera report', 'Continuity'];

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const items = names
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .map((label) => ({ id: label, label, meta: 'Form', onChoose: () => undefined }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find a form</Button>
      <Finder
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Find a form"
        query={query}
        onQuery={setQuery}
        groups={[{ label: 'Forms', items }]}
        empty="No form is called that."
        foot="Enter opens it"
      />
    </>
  );
}

export const gallery: Gallery = {
  title: 'Finder',
  group: 'Overlays',
  use: 'One field over everything that can be gone to.',
  examples: [{ name: 'Opens over the page', render: () => <Opened /> }],
};
