import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { States } from '../../gallery/states.tsx';
import { Chip, Chips } from './chip.tsx';

const still = () => undefined;

function Filters() {
  const [on, setOn] = useState(['Video']);
  const counts = { Video: 214, Photo: 188, Beginner: 61 };
  return (
    <Chips label="Filters">
      {Object.entries(counts).map(([name, count]) => (
        <Chip
          key={name}
          count={count}
          isOn={on.includes(name)}
          onChange={(isOn) => setOn(isOn ? [...on, name] : on.filter((other) => other !== name))}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
}

export const gallery: Gallery = {
  title: 'Chip',
  group: 'Choices',
  use: 'A filter or keyword that is on or off, and takes effect at once.',
  isCompact: true,
  examples: [
    {
      name: 'States',
      isWide: true,
      render: () => (
        <States
          rows={[false, true].map((isOn) => ({
            head: isOn ? 'On' : 'Off',
            render: (state) => (
              <Chip isOn={isOn} onChange={still} {...state}>
                Documentary
              </Chip>
            ),
          }))}
        />
      ),
    },
    { name: 'A row of filters with counts', isWide: true, render: () => <Filters /> },
    {
      name: 'Long text',
      render: () => (
        <Chip isOn={false} onChange={still}>
          Low-key portrait of one person by a north window in late afternoon
        </Chip>
      ),
    },
  ],
};
