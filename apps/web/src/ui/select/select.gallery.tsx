import type { Gallery, GalleryExample } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import type { Choice } from '../popup/choice.ts';
import { Select } from './select.tsx';

const lenses: Choice[] = [
  { value: '24', label: '24mm f/1.4', meta: 'wide' },
  { value: '35', label: '35mm f/1.4', meta: 'roomy' },
  { value: '50', label: '50mm f/1.8', meta: 'what eyes see' },
  { value: '85', label: '85mm f/1.8', meta: 'flattering' },
  { value: '135', label: '135mm f/2', meta: 'pulls the back in' },
  { value: '200', label: '70-200mm f/2.8', meta: 'needs distance', isDisabled: true },
];

type Given = Partial<Parameters<typeof Select>[0]>;

function list(first: string | undefined, given: Given = {}) {
  return (
    <Typed first={first}>
      {(value, onChange) => (
        <Select label="Lens" choices={lenses} {...given} value={value} onChange={onChange} />
      )}
    </Typed>
  );
}

function example(name: string, first: string | undefined, given?: Given): GalleryExample {
  return { name, render: () => list(first, given) };
}

export const gallery: Gallery = {
  title: 'Select',
  group: 'Fields',
  use: 'One of many that are known by name.',
  examples: [
    example('Chosen', '50'),
    example('Nothing chosen', undefined),
    {
      name: 'Focus',
      render: () => (
        <Show state="focus-within" on=":scope > div > div">
          {list('50')}
        </Show>
      ),
    },
    example('Wrong', '85', { label: 'Length', error: 'Veo 3.1 makes 4, 6 or 8 s.' }),
    example('Off, and why', undefined, {
      label: 'Seed',
      isDisabled: true,
      placeholder: 'None',
      note: 'Sora 2 takes no seed.',
    }),
    example('Long text', 'long', {
      label: 'Look',
      choices: [
        { value: 'long', label: 'Kodak Vision3 500T pushed one stop, printed on 2383 and scanned flat' },
        { value: 'short', label: 'Digital' },
      ],
    }),
  ],
};
