import { noteLimits } from '@cuewright/contract';
import type { Ref } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import type { NoteText } from './note-words.ts';

interface NoteFieldsProps {
  text: NoteText;
  onChange: (change: Partial<NoteText>) => void;
  titleRef?: Ref<HTMLInputElement>;
}

export function NoteFields({ text, onChange, titleRef }: NoteFieldsProps) {
  return (
    <>
      <Field
        label="Title"
        max={noteLimits.title}
        value={text.title}
        onChange={(title) => onChange({ title })}
        {...(titleRef && { ref: titleRef })}
      />
      <Textarea
        label="Content"
        max={noteLimits.content}
        rows={5}
        value={text.content}
        onChange={(content) => onChange({ content })}
      />
    </>
  );
}
