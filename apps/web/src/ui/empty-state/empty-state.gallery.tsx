import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const gallery: Gallery = {
  title: 'Empty state',
  group: 'Messages',
  use: 'What this place is for, and the one thing to do.',
  examples: [
    {
      name: 'Nothing yet',
      render: () => (
        <EmptyState
          level={4}
          title="No prompts yet"
          action={<Button look="primary">Write the first one</Button>}
        >
          Your shots are kept here with every version. Start creating prompts to see them here.
        </EmptyState>
      ),
    },
    {
      name: 'Nothing found',
      render: () => (
        <EmptyState level={4} title="No prompts found" action={<Button>Reset Filters</Button>}>
          Try adjusting your filters. Nothing is both “Photo” and “Rack focus”.
        </EmptyState>
      ),
    },
    {
      name: 'Nothing to be done',
      render: () => (
        <EmptyState level={4} title="Nothing to check">
          Nothing here that Veo 3.1 would ignore, cut or misread.
        </EmptyState>
      ),
    },
  ],
};
