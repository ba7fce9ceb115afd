import { noteLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import type { Ref } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';

export interface NoteText {
  title: string;
  content: string;
}

interface NoteFieldsProps {
  text: NoteText;
  onChange: (text: NoteText) => void;
  titleRef?: Ref<HTMLInputElement>;
}

export function NoteFields({ text, onChange, titleRef }: NoteFieldsProps) {
  return (
    <>
      <Field
        label="Title"
        max={noteLimits.title}
        value={text.title}
        onChange={(title) => onChange({ ...text, title })}
        {...(titleRef && { ref: titleRef })}
      />
      <Textarea
        label="Content"
        max={noteLimits.content}
        rows={5}
        value={text.content}
        onChange={(content) => onChange({ ...text, content })}
      />
    </>
  );
}

export function isComplete({ title, content }: NoteText): boolean {
  return !isBlankText(title) && !isBlankText(content);
}
