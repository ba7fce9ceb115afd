import { Mic, Undo2, X } from 'lucide-react';
import type { Gallery } from '../../gallery/gallery.ts';
import { Typed } from '../../gallery/typed.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Textarea } from './textarea.tsx';

const PLACE = 'Open doors of a boathouse, wet slipway, tide out, fog over the harbour.';

function Dictated() {
  return (
    <Typed first={{ text: PLACE, isListening: false }}>
      {({ text, isListening }, set) => (
        <Textarea
          label="Environment"
          value={text}
          counted="always"
          onChange={(next) => set({ text: next, isListening })}
          dictation={
            <IconButton
              label={isListening ? 'Stop dictating' : 'Dictate'}
              size="s"
              aria-pressed={isListening}
              onClick={() => set({ text, isListening: !isListening })}
            >
              <Mic />
            </IconButton>
          }
          tools={
            <>
              <span>From template A, edited</span>
              <Button size="s" look="bare" onClick={() => set({ text: PLACE, isListening })}>
                <Undo2 /> Undo
              </Button>
              <Button size="s" look="bare" onClick={() => set({ text: '', isListening })}>
                <X /> Clear
              </Button>
            </>
          }
        />
      )}
    </Typed>
  );
}

export const gallery: Gallery = {
  title: 'Textarea',
  group: 'Fields',
  use: 'Text of any length; it grows with what is typed, up to half the screen.',
  examples: [
    {
      name: 'Empty',
      render: () => (
        <Typed first="">
          {(value, onChange) => (
            <Textarea
              label="Mood"
              value={value}
              onChange={onChange}
              placeholder="What is in the air before anyone speaks?"
            />
          )}
        </Typed>
      ),
    },
    {
      name: 'Grows',
      render: () => (
        <Typed first={`${PLACE} ${PLACE} ${PLACE}`}>
          {(value, onChange) => (
            <Textarea label="Environment" rows={2} value={value} onChange={onChange} counted="always" />
          )}
        </Typed>
      ),
    },
    {
      name: 'Near its limit',
      render: () => (
        <Typed first="… low water, a halyard tapping a mast, and nothing else on the quay.">
          {(value, onChange) => <Textarea label="Edit prompt" value={value} onChange={onChange} max={80} />}
        </Typed>
      ),
    },
    {
      name: 'Wrong',
      render: () => (
        <Typed first="">
          {(value, onChange) => (
            <Textarea
              label="Brief introduction"
              value={value}
              onChange={onChange}
              error="Write a line about what you make."
            />
          )}
        </Typed>
      ),
    },
    {
      name: 'Off, and why',
      render: () => (
        <Textarea
          label="Sound"
          value=""
          onChange={() => undefined}
          isDisabled
          note="Midjourney V8.2 makes stills."
        />
      ),
    },
    {
      name: 'Read only',
      render: () => <Textarea label="Jonas wrote" value={PLACE} onChange={() => undefined} isReadOnly />,
    },
    { name: 'With dictation and tools', isWide: true, render: () => <Dictated /> },
  ],
};
