import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Typed } from '../../gallery/typed.tsx';
import { Button } from '../button/button.tsx';
import { Chip, Chips } from '../chip/chip.tsx';
import { Sheet } from './sheet.tsx';

function FilterSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Filters">
        <Typed first={false}>
          {(isOn, onChange) => (
            <Chips label="Kind">
              <Chip isOn={isOn} onChange={onChange}>
                For video
              </Chip>
            </Chips>
          )}
        </Typed>
      </Sheet>
    </>
  );
}

export const gallery: Gallery = {
  title: 'Sheet',
  group: 'Overlays',
  use: 'A page from below, for a thumb. A swipe down puts it away.',
  examples: [{ name: 'Opens', render: () => <FilterSheet /> }],
};
