import { promptLimits, type SavedPrompt } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeSavedPrompt } from '../../features/saved-prompts/saved-prompts-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { useUnsavedWords } from '../../ui/dialog/unsaved-words.ts';
import { Field } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './slate-head.module.css';

interface ResultTitleProps {
  title: string;
  /** What can be given another title; nothing as long as it is not saved. */
  saved: SavedPrompt | undefined;
}

/** The name of a prompt, changed where it stands. */
export function ResultTitle({ title, saved }: ResultTitleProps) {
  const [isNaming, setNaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const changing = useMutation(changeSavedPrompt);
  const end = () => {
    flushSync(() => setNaming(false));
    pencil.current?.focus();
  };
  if (isNaming && saved)
    return (
      <TitleForm
        title={title}
        onCancel={end}
        onName={(next) => {
          if (next !== saved.title) changing.mutate({ prompt: saved, title: next });
          end();
        }}
      />
    );
  return (
    <div className={styles.title}>
      <h1 dir="auto">{title}</h1>
      {saved && (
        <IconButton ref={pencil} size="s" label="Change the title" onClick={() => setNaming(true)}>
          <Pencil />
        </IconButton>
      )}
    </div>
  );
}

interface TitleFormProps {
  title: string;
  onCancel: () => void;
  onName: (title: string) => void;
}

function TitleForm({ title, onCancel, onName }: TitleFormProps) {
  const [text, setText] = useState(title);
  const isBlank = isBlankText(text);
  useUnsavedWords(text !== title);
  return (
    <form
      className={styles.naming}
      aria-label="Title of this prompt"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onName(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Field
        ref={(field) => field?.focus()}
        label="Title"
        max={promptLimits.title}
        value={text}
        onChange={setText}
      />
      <Button look="bare" size="s" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" size="s" disabled={isBlank}>
        Rename
      </Button>
    </form>
  );
}
