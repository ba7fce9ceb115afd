import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

export const gallery: Gallery = {
  title: 'Error state',
  group: 'Messages',
  use: 'What happened, what was kept, what to do. In that order.',
  examples: [
    {
      name: 'Can be tried again',
      render: () => (
        <ErrorState
          level={4}
          title="Your prompts did not load"
          kept="Nothing is lost: they are on the server, and your draft is on this machine."
          onRetry={() => undefined}
          actions={<Button look="bare">Copy details</Button>}
        >
          The server answered, but not with your list (502).
        </ErrorState>
      ),
    },
    {
      name: 'Being tried again: press it',
      render: () => (
        <ErrorState level={4} title="The line dropped" onRetry={() => new Promise(() => undefined)}>
          The frame was not drawn.
        </ErrorState>
      ),
    },
    {
      name: 'Cannot be tried again',
      render: () => (
        <ErrorState level={4} title="Access Denied" actions={<Button>Back to app</Button>}>
          You don’t have permission to access this area.
        </ErrorState>
      ),
    },
  ],
};
