import type { SavedPrompt } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RenamePrompt } from '../../features/saved-prompts/rename-prompt.tsx';
import { changeSavedPrompt } from '../../features/saved-prompts/saved-prompts-queries.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './slate-head.module.css';

interface ResultTitleProps {
  title: string;
  /** What can be renamed; nothing until it is saved. */
  saved: SavedPrompt | undefined;
}

/** The title of a prompt, which can be changed in place. */
export function ResultTitle({ title, saved }: ResultTitleProps) {
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const changing = useMutation(changeSavedPrompt);
  const end = () => {
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  };
  if (isRenaming && saved)
    return (
      <>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        <RenamePrompt
          title={title}
          onCancel={end}
          onRename={(next) => {
            if (next !== saved.title) changing.mutate({ prompt: saved, title: next });
            end();
          }}
        />
      </>
    );
  return (
    <div className={styles.title}>
      <h1 dir="auto">{title}</h1>
      {saved && (
        <IconButton ref={pencil} size="s" label="Rename" onClick={() => setRenaming(true)}>
          <Pencil />
        </IconButton>
      )}
    </div>
  );
}
