import { Lock } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { Tabs } from './tabs.tsx';

type Name = 'story' | 'craft' | 'style' | 'locked';

function approaches() {
  return (
    <Typed first={'story' as Name}>
      {(value, onChange) => (
        <Tabs
          label="Approaches"
          value={value}
          onChange={onChange}
          tabs={[
            {
              value: 'story',
              label: 'Storytelling Approach',
              count: 6,
              panel: 'The panel is the same paper as its tab.',
            },
            {
              value: 'craft',
              label: 'Technical Mastery',
              count: 6,
              panel: 'Lens, stop, shutter, and what each costs.',
            },
            { value: 'style', label: 'Style Control', count: 4, panel: 'One reference at a time.' },
            {
              value: 'locked',
              label: (
                <>
                  <Lock /> Directing
                </>
              ),
              isDisabled: true,
              panel: 'For a plan with lessons.',
            },
          ]}
        />
      )}
    </Typed>
  );
}

export const gallery: Gallery = {
  title: 'Tabs',
  group: 'Surfaces',
  use: 'Several pages in one place, one open.',
  examples: [
    { name: 'One open, one locked', isWide: true, render: approaches },
    {
      name: 'Hover',
      isWide: true,
      render: () => (
        <Show state="hover" on="[role=tab]:nth-of-type(2)">
          {approaches()}
        </Show>
      ),
    },
    {
      name: 'Focus',
      isWide: true,
      render: () => (
        <Show state="focus-visible" on="[role=tab]:nth-of-type(2)">
          {approaches()}
        </Show>
      ),
    },
  ],
};
