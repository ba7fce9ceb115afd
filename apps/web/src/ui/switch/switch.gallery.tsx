import type { Gallery, GalleryExample } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { Switch } from './switch.tsx';

function lever(words: string, isOn = false, isDisabled = false) {
  return (
    <Typed first={isOn}>
      {(on, onChange) => (
        <Switch isOn={on} onChange={onChange} isDisabled={isDisabled}>
          {words}
        </Switch>
      )}
    </Typed>
  );
}

function example(name: string, ...given: Parameters<typeof lever>): GalleryExample {
  return { name, render: () => lever(...given) };
}

export const gallery: Gallery = {
  title: 'Switch',
  group: 'Choices',
  use: 'On or off, at once. Both words are there.',
  isCompact: true,
  examples: [
    example('Off', 'Show part inks'),
    example('On', 'Show part inks', true),
    { name: 'Focus', render: () => <Show state="focus-visible">{lever('Show part inks', true)}</Show> },
    example('Disabled', 'Weekly mail', false, true),
    example('Disabled, on', 'Weekly mail', true, true),
    example(
      'Long text',
      'Draw the lighting plan under every frame that has a key light, also on the phone',
      true,
    ),
  ],
};
