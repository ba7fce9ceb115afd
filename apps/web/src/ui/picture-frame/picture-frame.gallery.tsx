import type { Gallery } from '../../gallery/gallery.ts';
import picture from '../../gallery/sample-picture.svg';
import { ProgressStripe } from '../progress-stripe/progress-stripe.tsx';
import { PictureFrame } from './picture-frame.tsx';

const words = { loading: 'Loading the picture', failed: 'The picture did not load.', retry: 'Try again' };
/** Not a picture, and so one that does not load. */
const broken = '/theme.js';

export const gallery: Gallery = {
  title: 'Picture frame',
  group: 'Surfaces',
  use: 'Corner marks stand around every picture, and around the place where one will be.',
  examples: [
    {
      name: 'Loaded',
      render: () => <PictureFrame src={picture} alt="A net mender under a bulb" words={words} />,
    },
    { name: 'Empty', render: () => <PictureFrame alt="" words={words} empty="No frame drawn yet" /> },
    { name: 'Loading', render: () => <PictureFrame isAwaited alt="" words={words} /> },
    { name: 'Failed', render: () => <PictureFrame src={broken} alt="" words={words} /> },
    {
      name: 'Being drawn',
      render: () => (
        <PictureFrame
          src={picture}
          alt="A net mender under a bulb"
          words={words}
          strip={<ProgressStripe label="Inking" done={0.6} text="6 s left" isThin />}
        />
      ),
    },
    { name: 'Upright', render: () => <PictureFrame shape="4:5" alt="" words={words} empty="4:5" /> },
    {
      name: 'Scope',
      render: () => <PictureFrame shape="21:9" src={picture} alt="A net mender" words={words} />,
    },
    {
      name: 'Thumbnail',
      render: () => <PictureFrame size="s" shape="16:9" src={picture} alt="A net mender" words={words} />,
    },
  ],
};
