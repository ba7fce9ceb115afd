import { storyboardLimits } from '@cuewright/contract';
import { runningSeconds, runningTime } from '@cuewright/engine/storyboard';
import { isBlankText } from '@cuewright/engine/text';
import { Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Slate } from '../../ui/slate/slate.tsx';
import styles from './board-slate.module.css';
import type { BoardContent, BoardStore, Saving } from './board-store.ts';
import { SavingState } from './saving-state.tsx';

interface BoardSlateProps {
  content: BoardContent;
  saving: Saving;
  store: BoardStore;
  allBoards: ReactNode;
}

const ratios = storyboardLimits.ratios.map((ratio) => ({ value: ratio, label: ratio }));

/** What the slate says of the board: its name, its shape, how much of it is drawn and how long it runs. */
export function BoardSlate({ content, saving, store, allBoards }: BoardSlateProps) {
  const { title, ratio, frames } = content;
  const drawn = frames.filter(({ imageUrl }) => imageUrl !== null).length;
  const isTimed = frames.some(({ duration }) => duration !== null);
  return (
    <Slate
      above={
        <div className={styles.line}>
          {allBoards}
          <SavingState saving={saving} />
        </div>
      }
      facts={[
        { name: 'Mode', says: 'Image Generation', isSpare: true },
        { name: 'Frames', says: `${frames.length}, ${drawn} drawn` },
        { name: 'Runs', says: isTimed ? runningTime(runningSeconds(frames)) : 'Not timed' },
      ]}
      end={
        <div className={styles.ratio}>
          <Select
            label="Shape"
            choices={ratios}
            value={ratio}
            onChange={(next) => store.edit(() => ({ ratio: next }))}
          />
        </div>
      }
    >
      <Title title={title} onRename={(next) => store.edit(() => ({ title: next }))} />
    </Slate>
  );
}

function Title({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBlank = draft !== undefined && isBlankText(draft);

  function begin() {
    flushSync(() => setDraft(title));
    field.current?.select();
  }
  function end() {
    flushSync(() => setDraft(undefined));
    button.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank || draft === undefined) return;
    if (draft.trim() !== title) onRename(draft.trim());
    end();
  }

  if (draft === undefined) {
    return (
      <div className={styles.title}>
        <h1>{title}</h1>
        <IconButton ref={button} label="Rename" size="s" onClick={begin}>
          <Pencil />
        </IconButton>
      </div>
    );
  }
  return (
    <form
      className={styles.rename}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && end()}
      aria-label="Rename the storyboard"
    >
      <h1 className={styles.unseen}>{title}</h1>
      <Field
        ref={field}
        label="Title"
        value={draft}
        onChange={setDraft}
        max={storyboardLimits.title}
        {...(isBlank && { error: 'Give it a title.' })}
      />
      <Button type="submit" disabled={isBlank}>
        Rename
      </Button>
      <Button look="bare" onClick={end}>
        Cancel
      </Button>
    </form>
  );
}
