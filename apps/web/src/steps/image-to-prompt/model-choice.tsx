import { reverseModels } from '@cuewright/engine/methods';
import { LeftToday } from '../../features/usage-meter/left-today.tsx';
import { isOfCollection } from '../../lib/collection-picture.ts';
import { megabytes } from '../../lib/picture-files.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { Take, Takes } from '../../ui/take/take.tsx';
import foot from './foot.module.css';
import styles from './model-choice.module.css';
import { reverseModelNames } from './reverse-model-names.ts';
import { changeSitting, useSitting } from './sitting.ts';
import { useAnalyze } from './use-analyze.ts';

/** What the prompt is written for, and the way to it. */
export function ModelChoice() {
  const { file, stage, model } = useSitting();
  const { analyze, cancel } = useAnalyze();
  const isAnalyzing = stage.kind === 'analyzing';
  return (
    <section className={styles.choice} aria-labelledby="written-for">
      <h2 id="written-for">Written for</h2>
      <Takes label="Written for">
        {reverseModels.map((id) => (
          <Take
            key={id}
            mark={reverseModelNames[id].mark}
            name={reverseModelNames[id].name}
            isChosen={id === model}
            onChoose={() => changeSitting({ model: id })}
          >
            {reverseModelNames[id].what}
          </Take>
        ))}
      </Takes>
      <p className={styles.note}>It can be changed afterwards, at no cost.</p>
      {file && isOfCollection(file) && (
        <Banner>
          Your collection keeps pictures without the text in their files. If a generator made this one, choose
          the original file: its prompt is read from it for free.
        </Banner>
      )}
      {/* On a phone it stays in reach and in sight: what is pressed, what comes of it, and why nothing did. */}
      {file && (
        <div className={foot.foot} data-thumb-bar>
          {stage.kind === 'refused' && (
            <Banner
              tone="error"
              isNews
              head={stage.refusal.head}
              action={
                stage.refusal.canRetry && (
                  <Button size="s" onClick={() => void analyze()}>
                    Try again
                  </Button>
                )
              }
            >
              {stage.refusal.text}
            </Banner>
          )}
          {isAnalyzing && (
            <ProgressStripe
              label={
                stage.askedAgainIn === undefined
                  ? `Sending ${megabytes(file.size)}, then measuring light, colour and focus`
                  : `The server is busy. Asking again in ${stage.askedAgainIn} s`
              }
              action={
                <Button size="s" data-next onClick={cancel}>
                  Cancel
                </Button>
              }
            />
          )}
          {!isAnalyzing && (
            <div className={foot.actions}>
              <Button look="primary" size="l" data-next onClick={() => void analyze()}>
                Analyze
              </Button>
              <LeftToday />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
