import type { BrainstormNote } from '@cuewright/contract';
import { Pencil, Star, Trash2, WandSparkles } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { momentText } from '../../../lib/day-text.ts';
import { useDraft } from '../../../lib/draft.ts';
import { deleteUndoably } from '../../../lib/undoable-delete.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { deleteNote } from '../brainstorm-queries.ts';
import { categoryNames } from '../category-names.ts';
import { MarkdownText } from '../markdown/markdown-text.tsx';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { editOf, isNoteEdit, type NoteEdit } from '../note-draft.ts';
import { EditNote } from './edit-note.tsx';
import styles from './note-list.module.css';
import { notePreview, noteWords } from './note-preview.ts';

const noEdit: NoteEdit | null = null;

export interface NoteCardActs {
  onTag: (tag: string) => void;
  onStar: (note: BrainstormNote) => void;
  /** Makes a prompt of it; absent where no step does that. */
  onPrompt?: ((note: BrainstormNote) => void) | undefined;
  onDeleted: () => void;
  announce: (news: string) => void;
}

interface NoteCardProps {
  note: BrainstormNote;
  isOpen: boolean;
  onOpen: (id: string, isOpen: boolean) => void;
  acts: NoteCardActs;
}

export const NoteCard = memo(function NoteCard({ note, isOpen, onOpen, acts }: NoteCardProps) {
  // An edit outlives the card: a list of thousands lets go of what is scrolled away.
  const [edit, setEdit, endEdit] = useDraft<NoteEdit | null>(
    `brainstorm-edit:${note.id}`,
    noEdit,
    isNoteEdit,
  );
  const editButton = useRef<HTMLButtonElement>(null);

  if (edit) {
    return (
      <EditNote
        note={note}
        edit={edit}
        onChange={(next) => setEdit(() => next)}
        onEnd={(how) => {
          flushSync(endEdit);
          editButton.current?.focus();
          if (how === 'saved') acts.announce('Note changed');
        }}
      />
    );
  }
  return (
    <article className={styles.note} aria-label={note.title}>
      <NoteHead
        note={note}
        acts={acts}
        edit={
          <IconButton
            ref={editButton}
            size="s"
            label={`Edit ${note.title}`}
            onClick={() => setEdit(() => editOf(note))}
          >
            <Pencil />
          </IconButton>
        }
      />
      <h3>{note.title}</h3>
      <NoteText note={note} isOpen={isOpen} onOpen={onOpen} onTag={acts.onTag} />
      <NoteFoot note={note} acts={acts} />
    </article>
  );
});

function NoteHead({ note, acts, edit }: { note: BrainstormNote; acts: NoteCardActs; edit: ReactNode }) {
  const { id, title, isImportant, created_at } = note;
  return (
    <div className={styles.head}>
      <TapeLabel colour="black">{categoryNames[note.category]}</TapeLabel>
      <time dateTime={created_at}>{momentText(created_at)}</time>
      <span className={styles.tools}>
        <IconButton
          size="s"
          label={`Important: ${title}`}
          aria-pressed={isImportant}
          onClick={() => acts.onStar(note)}
        >
          <Star className={isImportant ? styles.starred : undefined} />
        </IconButton>
        {edit}
        <IconButton
          size="s"
          label={`Delete ${title}`}
          onClick={() => {
            deleteUndoably({ of: 'brainstorm-note', id, title: 'Note deleted', send: () => deleteNote(id) });
            acts.onDeleted();
          }}
        >
          <Trash2 />
        </IconButton>
      </span>
    </div>
  );
}

function NoteText({
  note: { id, title, content },
  isOpen,
  onOpen,
  onTag,
}: Pick<NoteCardProps, 'note' | 'isOpen' | 'onOpen'> & Pick<NoteCardActs, 'onTag'>) {
  const words = useMemo(() => noteWords(content), [content]);
  const preview = useMemo(() => notePreview(words), [words]);
  const blocks = useMemo(() => readMarkdown(isOpen ? words : preview.text), [isOpen, words, preview]);
  return (
    <div className={styles.text}>
      <MarkdownText blocks={blocks} onTag={onTag} />
      {!preview.isWhole && (
        <Button look="bare" size="s" aria-expanded={isOpen} onClick={() => onOpen(id, !isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
          <VisuallyHidden> of {title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

function NoteFoot({ note, acts: { onTag, onPrompt } }: { note: BrainstormNote; acts: NoteCardActs }) {
  return (
    <div className={styles.foot}>
      {note.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {note.tags.map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onTag(tag)}>
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      {onPrompt && (
        <Button look="bare" size="s" title="Turn into prompt" onClick={() => onPrompt(note)}>
          <WandSparkles aria-hidden="true" />
          Turn into prompt
        </Button>
      )}
    </div>
  );
}
