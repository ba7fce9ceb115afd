import { X } from 'lucide-react';
import type { Gallery, GalleryExample } from '../../gallery/gallery.ts';
import { Show } from '../../gallery/show.tsx';
import { Typed } from '../../gallery/typed.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Field } from './field.tsx';
import { PasteCutNote } from './paste-cut-note.tsx';

type Given = Partial<Parameters<typeof Field>[0]> & { state?: 'hover' | 'focus-within' };

function example(name: string, first: string, { state, ...given }: Given = {}): GalleryExample {
  const field = (
    <Typed first={first}>
      {(value, onChange) => <Field label="Title" {...given} value={value} onChange={onChange} />}
    </Typed>
  );
  return {
    name,
    render: () =>
      state ? (
        <Show state={state} on=":scope > div > div">
          {field}
        </Show>
      ) : (
        field
      ),
  };
}

export const gallery: Gallery = {
  title: 'Field',
  group: 'Fields',
  use: 'One line of text. The label stays where it is.',
  examples: [
    example('Empty', '', { placeholder: 'What do you call this shot?' }),
    example('Filled', 'The net mender'),
    example('Hover', 'The net mender', { state: 'hover' }),
    example('Focus', 'The net mender', { state: 'focus-within' }),
    example('Wrong', '', { label: 'Subject', error: 'Name someone or something to look at.' }),
    example('Off, and why', '', {
      label: 'Negative prompt',
      isDisabled: true,
      note: 'Hailuo 02 has no negative field.',
    }),
    example('Read only', '4F7C21AE', { label: 'Referral code', isReadOnly: true }),
    example('With a note', 'ines@lowwater.film', {
      label: 'Email',
      note: 'For receipts. Nothing else is sent there.',
    }),
    example('Counted near its end', 'Woman in her sixties, grey braid, oilskin apron', {
      label: 'Subject',
      max: 50,
    }),
    {
      name: 'After a paste that was too long',
      render: () => (
        <>
          <Field label="Subject" max={30} value="A net mender with a grey braid" onChange={() => undefined} />
          <PasteCutNote
            kept={30}
            rest=" and an oilskin apron"
            onUndo={() => undefined}
            onDismiss={() => undefined}
          />
        </>
      ),
    },
    {
      name: 'With a button at its end',
      render: () => (
        <Typed first="harbour at dusk">
          {(value, onChange) => (
            <Field
              label="Search prompts"
              type="search"
              value={value}
              onChange={onChange}
              end={
                <IconButton label="Clear the search" size="s" onClick={() => onChange('')}>
                  <X />
                </IconButton>
              }
            />
          )}
        </Typed>
      ),
    },
    example(
      'Long label, long text',
      'A woman in her sixties with a grey braid mends a green trawl net by hand',
      {
        label: 'Foreground objects, from the nearest to the farthest, left to right',
      },
    ),
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl" lang="he">
          <Field label="כותרת" value="רשת הדיג" onChange={() => undefined} note="שם השוט" />
        </div>
      ),
    },
  ],
};
