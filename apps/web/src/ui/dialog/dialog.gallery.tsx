import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Typed } from '../../gallery/typed.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBox } from './dialog-box.tsx';

const WORKSPACE = 'Low Water';

function Confirmed({ children }: { children: (typed: string, field: ReactNode) => ReactNode }) {
  return (
    <Typed first="Low Wat">
      {(typed, onChange) =>
        children(
          typed,
          <>
            <p>14 prompts and 3 storyboards go with it. Nothing is kept.</p>
            <Field label={`Type ${WORKSPACE} to confirm`} value={typed} onChange={onChange} />
          </>,
        )
      }
    </Typed>
  );
}

function DeleteDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete workspace
      </Button>
      <Confirmed>
        {(typed, field) => (
          <Dialog
            isAlert
            isOpen={isOpen}
            onClose={close}
            title={`Delete “${WORKSPACE}”?`}
            foot={
              <>
                <Button onClick={close}>Keep it</Button>
                <Button look="danger" disabled={typed !== WORKSPACE} onClick={close}>
                  Delete workspace
                </Button>
              </>
            }
          >
            {field}
          </Dialog>
        )}
      </Confirmed>
    </>
  );
}

const cross = (
  <IconButton label="Close" size="s">
    <X />
  </IconButton>
);

export const gallery: Gallery = {
  title: 'Dialog',
  group: 'Overlays',
  use: 'A question or a task of its own. It keeps the focus and gives it back.',
  examples: [
    { name: 'Opens', render: () => <DeleteDialog />, isWide: true },
    {
      name: 'A task',
      isBroad: true,
      render: () => (
        <DialogBox title={<h4>Sign in to keep this shot</h4>} close={cross}>
          <p>5 prompts a day, against 3 for guests. What you wrote stays where it is while you do.</p>
          <Button look="primary" size="l" isWide>
            Continue with Google
          </Button>
        </DialogBox>
      ),
    },
    {
      name: 'A question that has to be answered',
      isBroad: true,
      render: () => (
        <Confirmed>
          {(typed, field) => (
            <DialogBox
              title={<h4>Delete “{WORKSPACE}”?</h4>}
              close={cross}
              foot={
                <>
                  <Button>Keep it</Button>
                  <Button look="danger" disabled={typed !== WORKSPACE}>
                    Delete workspace
                  </Button>
                </>
              }
            >
              {field}
            </DialogBox>
          )}
        </Confirmed>
      ),
    },
  ],
};
