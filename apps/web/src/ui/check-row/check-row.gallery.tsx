import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { CheckList, CheckRow } from './check-row.tsx';

export const gallery: Gallery = {
  title: 'Check row',
  group: 'Prompt',
  use: 'What the generator would ignore, cut or misread, and what mends it.',
  examples: [
    {
      name: 'Error, warning, hint, fixed, clear',
      isWide: true,
      render: () => (
        <CheckList label="Checks">
          <CheckRow severity="error" word="Error" actions={<Button size="s">Trim to 1,000</Button>}>
            The prompt is <b>1,140 characters</b>. Runway Gen-4 reads 1,000 and drops the rest.
          </CheckRow>
          <CheckRow
            severity="warning"
            word="Warning"
            actions={
              <>
                <Button size="s" look="bare">
                  Ignore
                </Button>
                <Button size="s">Keep push in</Button>
              </>
            }
          >
            Two moves in one shot: <b>push in</b> and <b>pan left</b>. Most models follow one and smear the
            other.
          </CheckRow>
          <CheckRow severity="hint" word="Hint" actions={<Button size="s">Suggest three</Button>}>
            <b>“Beautiful”</b> shows nothing. Name what makes it so: the light, the surface, the hour.
          </CheckRow>
          <CheckRow
            severity="hint"
            word="Fixed"
            isFixed
            actions={
              <Button size="s" look="bare">
                Undo
              </Button>
            }
          >
            Sound is named, so Veo will not invent any.
          </CheckRow>
          <CheckRow severity="clear" word="Clear">
            Nothing here that Veo 3.1 would ignore, cut or misread.
          </CheckRow>
        </CheckList>
      ),
    },
  ],
};
