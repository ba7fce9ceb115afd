import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { ProgressStripe } from './progress-stripe.tsx';

const cancel = (
  <Button size="s" look="bare">
    Cancel
  </Button>
);

export const gallery: Gallery = {
  title: 'Progress stripe',
  group: 'Waiting',
  use: 'What is being done, how far, and how to stop it. Full when done.',
  examples: [
    { name: 'Begun', render: () => <ProgressStripe label="Step 1 of 7" done={0} text="0%" /> },
    { name: 'Under way', render: () => <ProgressStripe label="Step 4 of 7" done={0.57} text="57%" /> },
    {
      name: 'Can be stopped',
      render: () => (
        <ProgressStripe label="Drawing frame 2 of 4" done={0.34} text="20 s left" action={cancel} />
      ),
    },
    { name: 'Done', render: () => <ProgressStripe label="Four frames drawn" done={1} /> },
    {
      name: 'Nobody knows how far',
      render: () => <ProgressStripe label="Reading the picture’s own notes" action={cancel} />,
    },
    { name: 'Thin', render: () => <ProgressStripe label="Inking" done={0.5} isThin /> },
  ],
};
