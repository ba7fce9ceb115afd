import { imageLimits } from '@cuewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import page from '../../app/shell/shell.module.css';
import { clearBatch, useBatch } from '../../features/file-facts/batch.ts';
import { FileTable } from '../../features/file-facts/file-table.tsx';
import { PictureRefused } from '../../features/picture-reading/picture-refused.tsx';
import { usePastedPicture } from '../../features/picture-reading/use-pasted-picture.ts';
import { usePictureInput } from '../../features/picture-reading/use-picture-input.tsx';
import { onPictureHanded, takeHandedPicture } from '../../lib/wanted-picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { FileSides } from './file-sides.tsx';
import styles from './image-to-prompt-step.module.css';
import { KeptSaidNotes } from './kept-said-note.tsx';
import { LostPictureNote } from './lost-picture-note.tsx';
import { ModelChoice } from './model-choice.tsx';
import { clearSitting, restoreSitting, useSitting } from './sitting.ts';
import { SlateHead } from './slate-head.tsx';
import { useAnalyze } from './use-analyze.ts';
import { useFollowStage } from './use-follow-stage.ts';
import { WhatIsRead } from './what-is-read.tsx';

const PASTED = ['image/', ...imageLimits.clipTypes].join(',');

/** Image to Prompt: a picture in, what it shows or what its file says and the prompt out. */
export function ImageToPromptStep() {
  useState(restoreSitting);
  const sitting = useSitting();
  const files = useBatch();
  const { choose, open, remove } = useAnalyze();
  const { file, problem } = sitting;
  const root = useFollowStage(sitting, files.length);
  const { input, open: openInput } = usePictureInput(choose, {
    alsoTakes: imageLimits.clipTypes,
    isMany: true,
  });
  usePastedPicture(choose, PASTED);
  useEffect(() => {
    const take = () => {
      const handed = takeHandedPicture();
      if (!handed) return;
      clearBatch();
      void choose([handed]);
    };
    take();
    return onPictureHanded(take);
  }, [choose]);
  const clear = useCallback(() => {
    clearBatch();
    clearSitting();
  }, []);

  return (
    <div ref={root} className={page.page}>
      <SlateHead sitting={sitting} files={files.length} />
      {!file && <KeptSaidNotes />}
      {!file && files.length === 0 && <LostPictureNote />}
      {!file && files.length === 0 && (
        <div className={styles.start}>
          <ChoosePicture problem={problem} onChoose={choose} />
          <div className={styles.left}>
            <ModelChoice />
            <WhatIsRead />
          </div>
        </div>
      )}
      {!file && files.length > 0 && (
        <>
          <FileTable files={files} onOpen={open} onAdd={openInput} onClear={clear} />
          {input}
          <PictureRefused problem={problem} />
        </>
      )}
      {file && files.length > 0 && (
        <div className={styles.back}>
          <Button size="s" onClick={remove}>
            <ArrowLeft aria-hidden="true" /> {files.length === 1 ? 'The file' : `All ${files.length} files`}
          </Button>
        </div>
      )}
      {file && <FileSides file={file} sitting={sitting} isOfMany={files.length > 0} />}
    </div>
  );
}
