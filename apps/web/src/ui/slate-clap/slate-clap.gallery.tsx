import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { clapSlate } from './clap-slate.ts';

export const gallery: Gallery = {
  title: 'Slate clap',
  group: 'Messages',
  use: 'The one flourish: a prompt is done.',
  examples: [{ name: 'Once', render: () => <Button onClick={clapSlate}>Clap</Button> }],
};
