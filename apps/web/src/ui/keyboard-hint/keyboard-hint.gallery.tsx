import type { Gallery } from '../../gallery/gallery.ts';
import { KeyboardHint } from './keyboard-hint.tsx';

export const gallery: Gallery = {
  title: 'Keyboard hint',
  group: 'Labels',
  use: 'The shortcut of what stands beside it; gone where there is no keyboard.',
  isCompact: true,
  examples: [
    { name: 'One key', render: () => <KeyboardHint keys="?" /> },
    { name: 'Two keys', render: () => <KeyboardHint keys="mod+k" /> },
    { name: 'Three keys', render: () => <KeyboardHint keys="mod+shift+enter" /> },
    {
      name: 'In a line of text',
      render: () => (
        <>
          Press <KeyboardHint keys="escape" /> to put it back.
        </>
      ),
    },
  ],
};
