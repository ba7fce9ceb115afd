import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { type RadioOption, Radios } from './radio.tsx';

const modes: RadioOption<'photo' | 'video' | 'sound'>[] = [
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
  { value: 'sound', label: 'Sound alone', isDisabled: true },
];

function group(isDisabled = false) {
  return (
    <Typed first={'photo' as (typeof modes)[number]['value']}>
      {(value, onChange) => (
        <Radios
          label="What it is"
          options={modes}
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
        />
      )}
    </Typed>
  );
}

export const gallery: Gallery = {
  title: 'Radio',
  group: 'Choices',
  use: 'One of a few, all in sight. From six on, a select.',
  isCompact: true,
  examples: [
    { name: 'One of three, one is off', render: () => group() },
    {
      name: 'Hover',
      render: () => (
        <Show state="hover" on="label">
          {group()}
        </Show>
      ),
    },
    { name: 'Focus', render: () => <Show state="focus-visible">{group()}</Show> },
    { name: 'Disabled', render: () => group(true) },
  ],
};
