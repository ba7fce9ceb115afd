import { promptLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useUnsavedWords } from '../../ui/dialog/unsaved-words.ts';
import { Field } from '../../ui/field/field.tsx';
import styles from './saved-prompts.module.css';

interface RenamePromptProps {
  title: string;
  onCancel: () => void;
  onRename: (title: string) => void;
}

export function RenamePrompt({ title, onCancel, onRename }: RenamePromptProps) {
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const isBlank = isBlankText(text);
  useUnsavedWords(text !== title);
  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) onRename(text.trim());
  }

  return (
    <form
      className={styles.rename}
      aria-label={`Rename ${title}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays.
        event.stopPropagation();
        onCancel();
      }}
    >
      <Field ref={field} label="Title" max={promptLimits.title} value={text} onChange={setText} />
      <span className={styles.tools}>
        <Button look="bare" size="s" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="s" disabled={isBlank}>
          Rename
        </Button>
      </span>
    </form>
  );
}
