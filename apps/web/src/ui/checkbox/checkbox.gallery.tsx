import type { Gallery, GalleryExample } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { Checkbox } from './checkbox.tsx';

type Given = Partial<Parameters<typeof Checkbox>[0]>;

function box(name: string, given: Given = {}) {
  return (
    <Typed first={given.isOn ?? false}>
      {(isOn, onChange) => (
        <Checkbox {...given} isOn={isOn} onChange={onChange}>
          {name}
        </Checkbox>
      )}
    </Typed>
  );
}

function example(name: string, words: string, given?: Given): GalleryExample {
  return { name, render: () => box(words, given) };
}

export const gallery: Gallery = {
  title: 'Checkbox',
  group: 'Choices',
  use: 'Crossed, as on a form. It counts when the form is sent; a switch takes effect at once.',
  isCompact: true,
  examples: [
    example('Off', 'Film grain'),
    example('On', 'Macro depth', { isOn: true }),
    example('Some of them', 'All six looks', { isMixed: true }),
    {
      name: 'Hover',
      render: () => (
        <Show state="hover" on="label">
          {box('Light leaks')}
        </Show>
      ),
    },
    { name: 'Focus', render: () => <Show state="focus-visible">{box('Abstracts')}</Show> },
    example('Wrong', 'I have read the terms', { isWrong: true }),
    example('Disabled', 'Sound', { isDisabled: true }),
    example('Disabled, on', 'Sound', { isDisabled: true, isOn: true }),
    example(
      'Long text',
      'Keep a copy of every frame that was drawn, also of those that were thrown away before the board was saved',
    ),
  ],
};
