import { brainstormLimits, noteLimits } from '@cuewright/contract';
import type { Ref } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { categoryNames } from './category-names.ts';
import { contentProblem, type NoteDraft } from './note-draft.ts';

const categories = brainstormLimits.categories.map((value) => ({ value, label: categoryNames[value] }));

interface NoteFieldsProps {
  draft: NoteDraft;
  onChange: (change: Partial<NoteDraft>) => void;
  rows: number;
  titleRef: Ref<HTMLInputElement>;
}

export function NoteFields({ draft, onChange, rows, titleRef }: NoteFieldsProps) {
  return (
    <>
      <Field
        ref={titleRef}
        label="Title"
        max={noteLimits.title}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <Select
        label="Category"
        choices={categories}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      <Textarea
        label="Content"
        max={noteLimits.content}
        rows={rows}
        isProse
        value={draft.content}
        error={contentProblem(draft)}
        onChange={(content) => onChange({ content })}
      />
    </>
  );
}
