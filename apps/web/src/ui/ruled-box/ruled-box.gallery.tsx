import type { Gallery } from '../../gallery/gallery.ts';
import { RuledBox, RuledForm, StruckOutBox } from './ruled-box.tsx';

export const gallery: Gallery = {
  title: 'Ruled and struck-out box',
  group: 'Prompt',
  use: 'Printed label, filled-in value. A stroke through it: this cannot be told.',
  examples: [
    {
      name: 'Filled, not allowed, blank, struck out',
      isWide: true,
      render: () => (
        <RuledForm>
          <RuledBox label="Frame">16:9</RuledBox>
          <RuledBox label="Length" problem="Veo 3.1 makes 4, 6 or 8 s">
            10 s
          </RuledBox>
          <RuledBox label="Seed" />
          <StruckOutBox label="Negatives" reason="Hailuo 02 has no negative field" />
          <RuledBox label="Movement">[Push in]</RuledBox>
          <StruckOutBox label="Sound" reason="Clips of Runway Gen-4 are silent">
            SFX: twine
          </StruckOutBox>
          <RuledBox label="Rewriter">Turn off</RuledBox>
          <RuledBox label="Size">1080p</RuledBox>
        </RuledForm>
      ),
    },
    {
      name: 'Two in a row',
      render: () => (
        <RuledForm columns={2}>
          <RuledBox label="Negative prompt">crowd, text, watermark</RuledBox>
          <StruckOutBox label="Left off this copy" reason="Nothing was left off" />
        </RuledForm>
      ),
    },
  ],
};
