import { promptLimits, type SavedPrompt } from '@cuewright/contract';
import type { PromptData } from '@cuewright/engine/methods';
import { isolateText } from '@cuewright/engine/text';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generatorName } from '../../lib/generator-name.ts';
import { methodNames } from '../../lib/method-names.ts';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { FactLine } from '../../ui/fact-line/fact-line.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { RenamePrompt } from './rename-prompt.tsx';
import styles from './saved-prompts.module.css';
import { changeSavedPrompt } from './saved-prompts-queries.ts';

interface SavedPromptCardProps {
  prompt: SavedPrompt;
  onOpen: () => void;
  onDelete: () => void;
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function SavedPromptCard({ prompt, onOpen, onDelete }: SavedPromptCardProps) {
  const { title, mode, model, method, prompt_text, favourite, imported, created_at } = prompt;
  const [isRenaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const changing = useMutation(changeSavedPrompt);

  function endRenaming() {
    flushSync(() => setRenaming(false));
    more.current?.focus();
  }

  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Sketch text={prompt_text} mode={mode} size="s" />
      </div>
      {isRenaming ? (
        <RenamePrompt
          title={title}
          onCancel={endRenaming}
          onRename={(next) => {
            if (next !== title) changing.mutate({ prompt, title: next });
            endRenaming();
          }}
        />
      ) : (
        <div className={styles.head}>
          <h3>
            <button type="button" className={styles.title} dir="auto" onClick={onOpen}>
              {title}
            </button>
          </h3>
          <span className={styles.tools}>
            <IconButton
              label={
                favourite
                  ? `Take ${isolateText(title)} off the favourites`
                  : `Make ${isolateText(title)} a favourite`
              }
              size="s"
              aria-pressed={favourite}
              onClick={() => changing.mutate({ prompt, favourite: !favourite })}
            >
              <Star className={favourite ? styles.starred : undefined} />
            </IconButton>
            <CopyButton text={prompt_text} label={`Copy ${title}`} isIcon size="s" />
            <MoreMenu ref={more} of={title}>
              <MenuItem icon={<Pencil />} onChoose={() => setRenaming(true)}>
                Rename
              </MenuItem>
              <MenuItem icon={<Trash2 />} isDanger onChoose={onDelete}>
                Delete
              </MenuItem>
            </MoreMenu>
          </span>
        </div>
      )}
      <p className={styles.text} dir="auto">
        {preview(prompt_text)}
      </p>
      <FactLine>
        <time dateTime={created_at}>{day.format(new Date(created_at))}</time>
        <span>{mode === 'photo' ? 'Photo' : 'Video'}</span>
        {model && <span>{generatorName(model)}</span>}
        {method && <span>{methodNames[method]}</span>}
        {imported && <TapeLabel>{isRecovered(prompt) ? 'Exact, from a file' : 'Imported'}</TapeLabel>}
      </FactLine>
    </li>
  );
}

/** A file held it; nothing was generated. */
function isRecovered({ json_config }: SavedPrompt): boolean {
  return (JSON.parse(json_config) as Partial<PromptData>).recovered !== undefined;
}

/** Cut between characters, never inside one. */
function preview(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= promptLimits.historyPreview) return text;
  return `${characters.slice(0, promptLimits.historyPreview).join('')}…`;
}
