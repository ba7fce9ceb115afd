import type { Storyboard } from '@cuewright/contract';
import { exportBoard, exportShotList } from '@cuewright/engine/export';
import { plural } from '@cuewright/engine/plural';
import { runningSeconds, runningTime } from '@cuewright/engine/storyboard';
import { Copy, Download, FileText, Grid3x3, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { downloadBlob, downloadFile } from '../../lib/download-file.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import type { Frames } from './board-edits.ts';
import type { BoardContent, BoardStore } from './board-store.ts';
import { FrameCopiesDialog } from './frame-copies-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import styles from './storyboard.module.css';

export type HandOutBoard = Omit<Storyboard, 'frames'> & Pick<BoardContent, 'frames'>;

interface HandOutProps {
  board: HandOutBoard;
  store: BoardStore;
}

/** The copies of a board that leave the house. */
export function HandOut({ board, store }: HandOutProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const { length } = board.frames;
  const isDrawn = length > 0 && board.frames.every(({ imageUrl }) => imageUrl !== null);

  function downloadJson() {
    const now = new Date();
    const at = {
      milliseconds: now.getTime(),
      generatedAt: now.toISOString(),
      origin: location.origin,
    };
    downloadFile(exportBoard(board, at));
  }

  async function downloadContactSheet() {
    setDrawing(true);
    setFailure(undefined);
    try {
      const { drawContactSheet } = await import('./contact-sheet.ts');
      const facts = `${length} ${plural(length, 'frame')}  ·  ${board.ratio}  ·  runs ${runningTime(runningSeconds(board.frames))}`;
      downloadBlob(`contact-sheet-${Date.now()}.png`, await drawContactSheet(board, facts));
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setDrawing(false);
    }
  }

  return (
    <section className={styles.handOut} aria-label="Download">
      <div className={styles.copyAll}>
        <CopyButton
          {...(isDrawn && { look: 'primary' as const })}
          label={`Copy ${length} ${plural(length, 'prompt')}`}
          text={() => framePrompts(board.frames)}
        />
      </div>
      <HandOutButton icon={<Download />} kind="JSON" onChoose={downloadJson}>
        Download
      </HandOutButton>
      <HandOutButton icon={<FileText />} kind="PDF" onChoose={() => setPrinting(true)}>
        Print
      </HandOutButton>
      <HandOutButton
        icon={<Grid3x3 />}
        kind="PNG"
        isBusy={isDrawing}
        onChoose={() => void downloadContactSheet()}
      >
        Contact sheet
      </HandOutButton>
      <HandOutButton
        icon={<Table2 />}
        kind="CSV"
        onChoose={() => downloadFile(exportShotList(board, Date.now()))}
      >
        Shot list
      </HandOutButton>
      <HandOutButton icon={<Copy />} kind="TXT" onChoose={() => setChoosing(true)}>
        For a generator
      </HandOutButton>
      {failure && (
        <Banner tone="error" isNews head="The contact sheet was not made.">
          {failureText(failure)}
        </Banner>
      )}
      <FrameCopiesDialog board={board} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      <PrintDialog boardId={board.id} store={store} isOpen={isPrinting} onClose={() => setPrinting(false)} />
    </section>
  );
}

interface HandOutButtonProps {
  icon: ReactNode;
  kind: string;
  isBusy?: boolean;
  onChoose: () => void;
  children: string;
}

function HandOutButton({ icon, kind, isBusy = false, onChoose, children }: HandOutButtonProps) {
  return (
    <Button look="bare" isBusy={isBusy} onClick={onChoose}>
      {!isBusy && icon}
      <span>{children}</span>
      <span className={styles.kind}>{kind}</span>
    </Button>
  );
}

/** As they stand, each under its number. */
function framePrompts(frames: Frames): string {
  return frames.map(({ prompt }, n) => `Frame ${n + 1}\n${prompt.trim()}`).join('\n\n');
}
