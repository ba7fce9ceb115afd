import type { Gallery } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { TipBox } from '../tooltip/tip-box.tsx';
import { Term } from './term.tsx';

const halation = (
  <Term
    definition="The red-orange glow film leaves around a bright light."
    source="Named in OpenAI's Sora guide."
  >
    halation
  </Term>
);

export const gallery: Gallery = {
  title: 'Term',
  group: 'Overlays',
  use: 'A word of the trade, with its definition on hover, focus or tap.',
  examples: [
    { name: 'In a text', render: () => <p>One pool of tungsten light, {halation} around the bulb.</p> },
    { name: 'Hover', render: () => <Show state="hover">{halation}</Show> },
    { name: 'Focus', render: () => <Show state="focus-visible">{halation}</Show> },
    {
      name: 'As it opens',
      isBroad: true,
      render: () => (
        <TipBox head="Halation" source="Named in OpenAI's Sora guide.">
          The red-orange glow film leaves around a bright light.
        </TipBox>
      ),
    },
  ],
};
