import { type CallAnswer, storyboardLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import { runningTime } from '@cuewright/engine/storyboard';
import { isBlankText, isolateText } from '@cuewright/engine/text';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { deleteUndoably, useGone } from '../../lib/undoable-delete.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import styles from './board-list.module.css';
import { boardsQuery, deleteBoard, renameBoard } from './board-queries.ts';

type Entry = CallAnswer<'GET /api/storyboards'>['storyboards'][number];

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const words = {
  loading: 'Loading the picture',
  failed: 'The picture did not load.',
  retry: 'Try again',
};

/** Every board somebody has, to go on with. */
export function BoardList({ begin }: { begin: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Your storyboards">
        A storyboard begins at a finished photo prompt, with Create Storyboard.
      </PageHead>
      <Boards begin={begin} />
    </div>
  );
}

function Boards({ begin }: { begin: ReactNode }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(boardsQuery);
  const gone = useGone();
  const boards = data?.pages.flatMap(({ storyboards }) => storyboards).filter(({ id }) => !gone.has(id));

  function remove({ id, title }: Entry) {
    deleteUndoably({
      of: 'storyboard',
      id,
      title: `“${isolateText(title)}” deleted`,
      send: () => deleteBoard(id),
    });
    // What had the focus is gone with it.
    focusHeading();
  }

  if (!boards && error) {
    return (
      <ErrorState title="Your storyboards did not load" kept="Nothing is lost." onRetry={refetch} level={2}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!boards) return <SkeletonBox label="Loading your storyboards" shape="card" />;
  if (boards.length === 0 && !hasNextPage) {
    return (
      <EmptyState title="No storyboards yet" level={2} action={begin}>
        Write a photo prompt, and break it into frames: wide, medium, close, and the detail that tells.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.boards}>
        {boards.map((board) => (
          <BoardCard key={board.id} board={board} onDelete={() => remove(board)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function BoardCard({ board, onDelete }: { board: Entry; onDelete: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, title, ratio, pictures, frame_count, drawn_count, seconds, updated_at } = board;
  return (
    <Card
      as="li"
      picture={
        <div className={styles.stage} style={{ '--share': shareOf(ratio) } as CSSProperties}>
          <PictureFrame src={pictures[0]} alt="" shape={ratio} words={words} />
        </div>
      }
      head={
        <h2 className={styles.title}>
          <StepLink to={{ step: 'storyboard', id }}>{title}</StepLink>
        </h2>
      }
      aside={
        <MoreMenu of={title}>
          <MenuItem icon={<Pencil />} onChoose={() => setRenaming(true)}>
            Rename
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger onChoose={onDelete}>
            Delete
          </MenuItem>
        </MoreMenu>
      }
    >
      <p className={styles.facts}>
        {frame_count} {plural(frame_count, 'frame')} in {ratio}, {drawn_count} drawn
        {seconds > 0 && `, runs ${runningTime(seconds)}`}
      </p>
      <time className={styles.facts} dateTime={updated_at}>
        {day.format(new Date(updated_at))}
      </time>
      {isRenaming && <RenameDialog board={board} onClose={() => setRenaming(false)} />}
    </Card>
  );
}

/** How much of a stage three by two a picture of this shape is wide, all of it in sight. */
function shareOf(ratio: Entry['ratio']): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return Math.min(1, ((width / height) * 2) / 3);
}

function RenameDialog({ board, onClose }: { board: Entry; onClose: () => void }) {
  const [title, setTitle] = useState(board.title);
  const renaming = useMutation(renameBoard);
  const isBlank = isBlankText(title);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) renaming.mutate({ id: board.id, title }, { onSuccess: onClose });
  }
  return (
    <Dialog isOpen onClose={onClose} hasWords={title !== board.title} title="Rename the storyboard">
      <form className={styles.rename} onSubmit={submit}>
        <Field
          label="Title"
          value={title}
          onChange={setTitle}
          max={storyboardLimits.title}
          {...(isBlank && { error: 'Give it a title.' })}
        />
        {renaming.error && (
          <Banner tone="error" isNews head="Not renamed.">
            {failureText(renaming.error)}
          </Banner>
        )}
        <Button type="submit" look="primary" disabled={isBlank} isBusy={renaming.isPending}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
