import { ArrowLeft, Trash2 } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { States } from '../../gallery/states.tsx';
import { KeyboardHint } from '../keyboard-hint/keyboard-hint.tsx';
import { Button, ButtonLink } from './button.tsx';

const looks = [
  { look: 'primary', words: 'Next Step', busy: 'Writing' },
  { look: 'plain', words: 'Save Prompt', busy: 'Saving' },
  { look: 'danger', words: 'Delete', busy: 'Deleting' },
  { look: 'bare', words: 'Cancel', busy: 'Cancelling' },
] as const;

export const gallery: Gallery = {
  title: 'Button',
  group: 'Actions',
  use: 'A verb. One primary action a screen; danger deletes.',
  examples: [
    {
      name: 'Looks and states',
      isWide: true,
      render: () => (
        <States
          withBusy
          rows={looks.map(({ look, words, busy }) => ({
            head: `${look[0]?.toUpperCase()}${look.slice(1)}`,
            render: (state) => (
              <Button look={look} {...state}>
                {look === 'danger' && !state.isBusy && <Trash2 />}
                {state.isBusy ? busy : words}
              </Button>
            ),
          }))}
        />
      ),
    },
    {
      name: 'Small',
      render: () => (
        <Button size="s">
          <ArrowLeft /> Back to the sheet
        </Button>
      ),
    },
    {
      name: 'Large',
      render: () => (
        <Button size="l" look="primary">
          Continue with Google
        </Button>
      ),
    },
    {
      name: 'With its shortcut',
      render: () => (
        <Button look="primary">
          Next Step <KeyboardHint keys="mod+enter" />
        </Button>
      ),
    },
    {
      name: 'A link that looks like one',
      render: () => <ButtonLink href="#gallery-button">See the plans</ButtonLink>,
    },
    {
      name: 'As wide as its place',
      render: () => <Button isWide>Show more</Button>,
    },
    {
      name: 'Long text breaks',
      render: () => (
        <Button>Make a copy of this storyboard with every frame and the notes on each of them</Button>
      ),
    },
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Button look="danger">
            <Trash2 /> حذف
          </Button>
        </div>
      ),
    },
  ],
};
