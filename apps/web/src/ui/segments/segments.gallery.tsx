import { LayoutGrid, List } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { Segments } from './segments.tsx';

const views = [
  { value: 'text', label: 'Formatted' },
  { value: 'json', label: 'JSON' },
] as const;

function choice() {
  return (
    <Typed first={'text' as 'text' | 'json'}>
      {(value, onChange) => <Segments label="View" options={views} value={value} onChange={onChange} />}
    </Typed>
  );
}

export const gallery: Gallery = {
  title: 'Segments',
  group: 'Choices',
  use: 'Two or three ways to see the same thing.',
  examples: [
    { name: 'Rest', render: choice },
    {
      name: 'Hover',
      render: () => (
        <Show state="hover" on="[role=radio]:last-of-type">
          {choice()}
        </Show>
      ),
    },
    { name: 'Focus', render: () => <Show state="focus-visible">{choice()}</Show> },
    {
      name: 'With signs, one off',
      render: () => (
        <Typed first="grid">
          {(value, onChange) => (
            <Segments
              label="Layout"
              value={value}
              onChange={onChange}
              options={[
                {
                  value: 'grid',
                  label: (
                    <>
                      <LayoutGrid /> Grid
                    </>
                  ),
                },
                {
                  value: 'list',
                  label: (
                    <>
                      <List /> List
                    </>
                  ),
                },
                { value: 'map', label: 'Map', isDisabled: true },
              ]}
            />
          )}
        </Typed>
      ),
    },
  ],
};
