import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { ClipSide } from './clip-side.tsx';
import { ExactSide } from './exact-side.tsx';
import styles from './image-to-prompt-step.module.css';
import { LookSheetCard } from './look-sheet-card.tsx';
import { LuminanceCard } from './luminance-card.tsx';
import { MadeNote } from './made-note.tsx';
import { madeRows } from './made-rows.ts';
import { ModelChoice } from './model-choice.tsx';
import { PictureCard } from './picture-card.tsx';
import { PromptSide } from './prompt-side.tsx';
import { RawTexts } from './raw-texts.tsx';
import { analysisRows, settingRows } from './reading-rows.ts';
import { ReadingTable } from './reading-table.tsx';
import { SeenCard } from './seen-card.tsx';
import { type ShownSide, shownSide } from './shown-side.ts';
import type { Sitting } from './sitting.ts';
import { UnsendableSide } from './unsendable-side.tsx';
import { useNamePicture } from './use-name-picture.ts';
import { WhatIsRead } from './what-is-read.tsx';
import { writeSitting } from './written-sitting.ts';

type Done = ReturnType<typeof writeSitting>;

interface FileSidesProps {
  file: File;
  sitting: Sitting;
  isOfMany: boolean;
}

/** A file, what is known of it beside it, and line by line below. */
export function FileSides({ file, sitting, isOfMany }: FileSidesProps) {
  const { stage, made, problem } = sitting;
  const side = shownSide(sitting, file);
  const isAnalysis = side.kind === 'analysis';
  const answer = isAnalysis && stage.kind === 'analyzed' ? stage.answer : undefined;
  const isRead = isAnalysis && (answer !== undefined || stage.kind === 'fallback');
  const written = writeSitting(sitting, useNamePicture(isRead));
  const done = isRead ? written : undefined;
  const facts = made.kind === 'read' ? made.facts : undefined;
  const said = facts ? madeRows(facts) : [];

  return (
    <>
      <div className={styles.sides}>
        <div className={styles.left}>
          <PictureCard
            file={file}
            measured={answer?.measured}
            seen={answer?.seen}
            problem={problem}
            isOfMany={isOfMany}
          />
          {answer?.seen && <SeenCard seen={answer.seen} />}
          {answer && <LookSheetCard />}
          {answer && <LuminanceCard tone={answer.measured.tone} />}
        </div>
        <div className={styles.right}>
          <Side side={side} file={file} facts={facts} done={done} />
        </div>
      </div>
      {(done || facts) && (
        <div className={styles.tables}>
          {answer && <ReadingTable caption="Settings" rows={settingRows(answer)} />}
          {done && (
            <ReadingTable
              caption={answer ? 'What we read in it' : 'The starting point'}
              rows={analysisRows({ ...done, answer, verdicts: sitting.verdicts })}
            />
          )}
          {said.length > 0 && <ReadingTable caption="What the file says" rows={said} />}
          {facts && <RawTexts raw={facts.raw} />}
        </div>
      )}
    </>
  );
}

interface SideProps {
  side: ShownSide;
  file: File;
  facts: MadeFacts | undefined;
  done: Done;
}

function Side({ side, file, facts, done }: SideProps) {
  switch (side.kind) {
    case 'reading':
      return <ProgressStripe label="Looking for a prompt in the file" />;
    case 'exact':
      return <ExactSide file={file} facts={side.facts} />;
    case 'clip':
      return <ClipSide facts={facts} />;
    case 'unsendable':
      return <UnsendableSide because={side.because} facts={facts} />;
    case 'analysis':
      if (done) return <PromptSide {...done} />;
      return (
        <>
          <MadeNote facts={facts} />
          <ModelChoice />
          <WhatIsRead />
        </>
      );
  }
}
