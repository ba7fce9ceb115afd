import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { SkeletonBox } from '../skeleton/skeleton.tsx';
import { Meter } from './meter.tsx';

function Counting() {
  const [used, setUsed] = useState(0);
  return (
    <>
      <Meter label="Prompts today" used={used} limit={6} text={`${used} of 6`} />{' '}
      <Button size="s" onClick={() => setUsed((used + 1) % 7)}>
        Count one
      </Button>
    </>
  );
}

export const gallery: Gallery = {
  title: 'Meter',
  group: 'Data',
  use: 'Blue below 80 %, orange from 80 %, red at 100 %. A change is read out.',
  examples: [
    {
      isBroad: true,
      name: 'Calm',
      render: () => <Meter label="Prompts today" used={2} limit={6} text="2 of 6" />,
    },
    {
      isBroad: true,
      name: 'Running low',
      render: () => <Meter label="Running low" used={5} limit={6} text="5 of 6" />,
    },
    {
      isBroad: true,
      name: 'Full',
      render: () => <Meter label="None left" used={6} limit={6} text="6 of 6" />,
    },
    {
      isBroad: true,
      name: 'Empty',
      render: () => <Meter label="Prompts today" used={0} limit={6} text="0 of 6" />,
    },
    {
      isBroad: true,
      name: 'Many',
      render: () => <Meter label="With credits" used={21} limit={28} text="21 of 28" />,
    },
    { isBroad: true, name: 'Without end', render: () => <Meter label="Pro" used={41} text="41 today" /> },
    {
      isBroad: true,
      name: 'Loading',
      render: () => <SkeletonBox label="Loading today’s count" shape="meter" />,
    },
    { isBroad: true, name: 'Counting', render: Counting },
  ],
};
