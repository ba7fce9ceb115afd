import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Tone } from '../tone/tone.tsx';
import { offerUndo } from './offer-undo.ts';
import { ToastBox } from './toast-box.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { showToast } from './toast-queue.ts';

function deleteNote() {
  offerUndo({
    title: 'Note deleted',
    undo: () => showToast({ title: 'Undone: nothing was sent' }),
    commit: () => showToast({ title: 'Done: 1 note is gone' }),
  });
}

function slip(tone: Tone, title: string, text: string, action: ReactNode) {
  return (
    <ToastBox
      tone={tone}
      title={<p>{title}</p>}
      text={<p>{text}</p>}
      action={action}
      close={
        <IconButton label="Dismiss" size="s">
          <X />
        </IconButton>
      }
    />
  );
}

export const gallery: Gallery = {
  title: 'Toast',
  group: 'Messages',
  use: 'What just happened, and the way back. It waits while a pointer or the focus is on it.',
  examples: [
    {
      name: 'Tells, and offers undo',
      isWide: true,
      render: () => (
        <>
          <Button
            onClick={() => showToast({ title: 'Saved to Low Water', text: 'Version Yellow', tone: 'go' })}
          >
            Save
          </Button>{' '}
          <Button onClick={deleteNote}>Delete note</Button>
          <ToastOutlet />
        </>
      ),
    },
    {
      name: 'Done, with the way back',
      isBroad: true,
      render: () =>
        slip('go', 'Saved to Low Water', 'Version Yellow, 14:12:07', <Button size="s">Undo</Button>),
    },
    {
      name: 'Failed, and what was kept',
      isBroad: true,
      render: () =>
        slip(
          'error',
          'Not saved: the line dropped',
          'Your text is kept on this machine',
          <Button size="s">Try again</Button>,
        ),
    },
    {
      name: 'Information',
      isBroad: true,
      render: () =>
        slip(
          'info',
          'Veo 3.1 limits were updated',
          'Two of your prompts are affected',
          <Button size="s">See which</Button>,
        ),
    },
    {
      name: 'Warning, without an action',
      isBroad: true,
      render: () => slip('warn', '1 prompt left today', 'Six more at midnight, in 02:10:44', undefined),
    },
  ],
};
