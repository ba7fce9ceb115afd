import type { Storyboard } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddFrame } from './add-frame.tsx';
import { artistQuery } from './board-queries.ts';
import { BoardSlate } from './board-slate.tsx';
import { CutStrip } from './cut-strip.tsx';
import { FrameGrid } from './frame-grid.tsx';
import { HandOut } from './hand-out.tsx';
import { OriginalPrompt } from './original-prompt.tsx';
import { usePictureKind } from './picture-kind.ts';
import { RunPanel } from './run-panel.tsx';
import { SavingNews } from './saving-news.tsx';
import styles from './storyboard.module.css';
import { useBoard } from './use-board.ts';
import { useDrawing } from './use-drawing.ts';

interface BoardPageProps {
  board: Storyboard;
  /** To the prompt that the board was begun from. */
  onBackToPrompt: () => void;
  /** To all boards. */
  allBoards: ReactNode;
  /** How many generations are left, for artists that count. */
  leftToday: ReactNode;
  /** Under the board, for those who count their generations. */
  upgrade: ReactNode;
}

/** A board that is being worked on: its pictures, and beside them what is done to all of them. */
export function BoardPage({ board, onBackToPrompt, allBoards, leftToday, upgrade }: BoardPageProps) {
  const { store, state } = useBoard(board);
  const { data: artist } = useQuery(artistQuery);
  const [kind, chooseKind] = usePictureKind(artist);
  const { drawing, state: work } = useDrawing(store, kind);
  const { content, saving } = state;

  return (
    <div className={styles.page}>
      <BoardSlate content={content} saving={saving} store={store} allBoards={allBoards} />
      <SavingNews saving={saving} store={store} />
      <div className={styles.table}>
        <div className={styles.board}>
          <FrameGrid
            frames={content.frames}
            originalPrompt={board.originalPrompt}
            ratio={content.ratio}
            work={work.work}
            store={store}
            drawing={drawing}
          />
          <CutStrip frames={content.frames} work={work.work} />
          <AddFrame
            frames={content.frames}
            originalPrompt={board.originalPrompt}
            originalMarks={board.originalMarks}
            store={store}
          />
        </div>
        <div className={styles.side}>
          <RunPanel
            frames={content.frames}
            work={work}
            drawing={drawing}
            artist={artist}
            kind={kind}
            onKind={chooseKind}
            leftToday={leftToday}
          />
          <OriginalPrompt text={board.originalPrompt} onBack={onBackToPrompt} />
          <HandOut board={{ ...board, ...content }} store={store} />
        </div>
      </div>
      {upgrade}
    </div>
  );
}
