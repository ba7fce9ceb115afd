import { Copy } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { KeyboardHint } from '../keyboard-hint/keyboard-hint.tsx';
import { TipBox } from './tip-box.tsx';
import { Tooltip } from './tooltip.tsx';

export const gallery: Gallery = {
  title: 'Tooltip',
  group: 'Overlays',
  use: 'A word on a control for whoever rests on it. Nothing that is needed stands here alone.',
  examples: [
    {
      name: 'On rest or focus',
      render: () => (
        <Tooltip text="Copy the prompt" keys="mod+c">
          <IconButton label="Copy">
            <Copy />
          </IconButton>
        </Tooltip>
      ),
    },
    {
      name: 'As it opens',
      isBroad: true,
      render: () => (
        <TipBox>
          Copy the prompt <KeyboardHint keys="mod+c" />
        </TipBox>
      ),
    },
    {
      name: 'With a head',
      render: () => <TipBox head="Six a day">5 daily prompts, and 1 for signing in.</TipBox>,
    },
    {
      name: 'Long text',
      isBroad: true,
      render: () => (
        <TipBox head="Drawn by the board artist">
          A sketch from the words alone, so that the shot can be seen before a generator is asked. It counts
          as nothing and can be drawn again as often as you like.
        </TipBox>
      ),
    },
  ],
};
