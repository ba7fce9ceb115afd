import page from '../../app/shell/shell.module.css';
import { usePastedPicture } from '../../features/picture-reading/use-pasted-picture.ts';
import { ChoosePicture } from './choose-picture.tsx';
import styles from './image-to-prompt-step.module.css';
import { LuminanceCard } from './luminance-card.tsx';
import { ModelChoice } from './model-choice.tsx';
import { PictureCard } from './picture-card.tsx';
import { PromptSide } from './prompt-side.tsx';
import { analysisRows, settingRows } from './reading-rows.ts';
import { ReadingTable } from './reading-table.tsx';
import { useSitting } from './sitting.ts';
import { SlateHead } from './slate-head.tsx';
import { useAnalyze } from './use-analyze.ts';
import { useFollowStage } from './use-follow-stage.ts';
import { useNamePicture } from './use-name-picture.ts';
import { WhatIsRead } from './what-is-read.tsx';
import { writeSitting } from './written-sitting.ts';

/** Image to Prompt: a picture in, what it shows and the prompt that would make it out. */
export function ImageToPromptStep() {
  const sitting = useSitting();
  const root = useFollowStage(sitting);
  const { choose } = useAnalyze();
  usePastedPicture(choose);
  const { file, stage } = sitting;
  const answer = stage.kind === 'analyzed' ? stage.answer : undefined;
  const isRead = answer !== undefined || stage.kind === 'fallback';
  const done = writeSitting(sitting, useNamePicture(isRead));

  return (
    <div ref={root} className={page.page}>
      <SlateHead sitting={sitting} />
      {!file && (
        <div className={styles.start}>
          <ChoosePicture problem={sitting.problem} onChoose={choose} />
          <div className={styles.left}>
            <ModelChoice />
            <WhatIsRead />
          </div>
        </div>
      )}
      {file && (
        <div className={styles.sides}>
          <div className={styles.left}>
            <PictureCard file={file} measured={answer?.measured} problem={sitting.problem} />
            {answer && <LuminanceCard tone={answer.measured.tone} />}
          </div>
          <div className={styles.right}>
            {done ? (
              <PromptSide {...done} />
            ) : (
              <>
                <ModelChoice />
                <WhatIsRead />
              </>
            )}
          </div>
        </div>
      )}
      {done && (
        <div className={styles.tables}>
          {answer && <ReadingTable caption="Settings" rows={settingRows(answer)} />}
          <ReadingTable
            caption={answer ? 'What we read in it' : 'The starting point'}
            rows={analysisRows({ ...done, answer })}
          />
        </div>
      )}
    </div>
  );
}
