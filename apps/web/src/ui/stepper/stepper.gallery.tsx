import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Stepper } from './stepper.tsx';

function Tried({ first }: { first: number }) {
  const [takes, setTakes] = useState(first);
  return (
    <Stepper
      label="Takes"
      value={takes}
      text={`${takes} takes`}
      least={1}
      most={8}
      step={1}
      onChange={setTakes}
      smaller={{ label: 'One take less', icon: <Minus /> }}
      larger={{ label: 'One take more', icon: <Plus /> }}
    />
  );
}

export const gallery: Gallery = {
  title: 'Stepper',
  group: 'Fields',
  use: 'A figure with few steps, where what it does is seen at once.',
  examples: [
    { name: 'In between', render: () => <Tried first={4} /> },
    { name: 'At its end', render: () => <Tried first={8} /> },
  ],
};
