import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Slider } from './slider.tsx';

function Tried({ first, isDisabled = false }: { first?: number; isDisabled?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <Slider
      label="Stylize"
      note="0 to 1,000, 100 by itself."
      value={value}
      resting={100}
      min={0}
      max={1000}
      step={10}
      onChange={setValue}
      isDisabled={isDisabled}
    />
  );
}

export const gallery: Gallery = {
  title: 'Slider',
  group: 'Fields',
  use: 'A figure in a wide range, where about right is good enough.',
  examples: [
    { name: 'Not set', render: () => <Tried /> },
    { name: 'Set', render: () => <Tried first={400} /> },
    { name: 'Disabled', render: () => <Tried first={400} isDisabled /> },
  ],
};
