import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Take, Takes } from './take.tsx';

const moods = [
  ['A', 'Last one working', 'Late and unhurried; one light left on, and the place has emptied around her.'],
  ['B', 'Before the storm', 'Flat pressure, no wind yet; gulls gone inland, ropes checked a second time.'],
  ['C', 'Held breath', 'Hands stop first, then the eyes, while the hum of the room grows loud.'],
] as const;

function Moods() {
  const [chosen, setChosen] = useState('A');
  return (
    <Takes label="Moods">
      {moods.map(([mark, name, text]) => (
        <Take key={mark} mark={mark} name={name} isChosen={chosen === mark} onChoose={() => setChosen(mark)}>
          {text}
        </Take>
      ))}
      <Take mark="D" name="Dolly zoom" isChosen={false} onChoose={() => undefined} disabled>
        Needs a camera move. A still has none.
      </Take>
    </Takes>
  );
}

export const gallery: Gallery = {
  title: 'Take',
  group: 'Choices',
  use: 'One of several ways to do a thing. The good take is circled.',
  examples: [
    { name: 'One of four is chosen, one is not for stills', isWide: true, render: () => <Moods /> },
    {
      name: 'With a thumbnail',
      isWide: true,
      render: () => (
        <Takes label="Pictures">
          <Take mark="F" name="Popular" isChosen={false} onChoose={() => undefined} picture={<Star />}>
            It stands at the end, whatever it is.
          </Take>
        </Takes>
      ),
    },
    {
      name: 'Hover, pressed, focus',
      isWide: true,
      render: () => (
        <>
          {(['hover', 'hover active', 'focus-visible'] as const).map((state) => (
            <Show key={state} state={state}>
              <Takes label={state}>
                <Take mark="E" name="First light" isChosen={false} onChoose={() => undefined}>
                  Cold, clean, hopeful; breath showing.
                </Take>
              </Takes>
            </Show>
          ))}
        </>
      ),
    },
  ],
};
