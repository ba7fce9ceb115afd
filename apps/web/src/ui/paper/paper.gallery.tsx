import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { PromptText } from '../prompt-surface/prompt-text.tsx';
import { Paper } from './paper.tsx';

export const gallery: Gallery = {
  title: 'Paper',
  group: 'Prompt',
  use: 'A stub with a dashed edge: something that is handed out. Printed, it is all that is printed.',
  examples: [
    {
      name: 'Stub, page and foot',
      isWide: true,
      render: () => (
        <Paper
          level={3}
          title="Tune for Runway Gen-4"
          lead="Motion only, over a start image"
          actions={
            <>
              <Button size="s">Change</Button>
              <Button size="s" look="primary">
                Copy
              </Button>
              <Button size="s" look="bare">
                Draw again
              </Button>
              <Button size="s" disabled>
                Save
              </Button>
            </>
          }
          foot={
            <>
              <span>
                <b>44</b> words
              </span>
              <span>
                <b>232</b> of 1,000 characters
              </span>
            </>
          }
        >
          <PromptText segments={[{ text: 'The camera pushes in slowly at eye level.' }]} />
        </Paper>
      ),
    },
  ],
};
