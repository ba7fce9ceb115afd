import type { Gallery, GalleryExample } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import type { Choice } from '../popup/choice.ts';
import { Combobox } from './combobox.tsx';

const cameras: Choice[] = [
  { value: 'mini', label: 'ARRI Alexa Mini', meta: 'Super 35' },
  { value: 'alexa35', label: 'ARRI Alexa 35', meta: 'Super 35' },
  { value: 'venice', label: 'Sony Venice 2', meta: 'full frame' },
  { value: 'raptor', label: 'RED V-Raptor', meta: 'full frame' },
  { value: 'bolex', label: 'Bolex H16', meta: '16 mm' },
  { value: 'aaton', label: 'Aaton XTR Prod', meta: 'Super 16' },
  { value: 'imax', label: 'IMAX MSM 9802', meta: 'needs a crane', isDisabled: true },
];

type Given = Partial<Parameters<typeof Combobox>[0]>;

function box(first: string | undefined, given: Given = {}) {
  return (
    <Typed first={first}>
      {(value, onChange) => (
        <Combobox label="Camera" choices={cameras} {...given} value={value} onChange={onChange} />
      )}
    </Typed>
  );
}

function example(name: string, first: string | undefined, given?: Given): GalleryExample {
  return { name, render: () => box(first, given) };
}

export const gallery: Gallery = {
  title: 'Combobox',
  group: 'Fields',
  use: 'One of more than fit in the head: typing narrows them down.',
  examples: [
    example('Chosen', 'mini'),
    example('Nothing chosen', undefined, { placeholder: 'Type a maker or a model' }),
    {
      name: 'Focus',
      render: () => (
        <Show state="focus-within" on=":scope > div > div">
          {box('venice')}
        </Show>
      ),
    },
    example('Wrong', 'bolex', { error: 'This generator knows no 16 mm cameras.' }),
    example('Loading', undefined, { label: 'Film stock', choices: [], isLoading: true, placeholder: 'Any' }),
    example('Off, and why', undefined, {
      label: 'Rig',
      isDisabled: true,
      note: 'Choose a camera first.',
      placeholder: 'None',
    }),
  ],
};
