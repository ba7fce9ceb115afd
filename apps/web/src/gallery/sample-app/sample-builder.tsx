import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CheckList, CheckRow } from '../../ui/check-row/check-row.tsx';
import type { Part } from '../../ui/part/part.ts';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { RuledBox, RuledForm, StruckOutBox } from '../../ui/ruled-box/ruled-box.tsx';
import { TraceScope } from '../../ui/word-scope/trace-scope.tsx';
import { sampleMarks, sampleParts, sampleSegments } from '../sample-prompt.ts';
import styles from './sample-steps.module.css';

/** How the parts of the prompt stand together in a builder. */
export function SampleBuilder() {
  const [here, setHere] = useState<Part>('mood');
  return (
    <div className={styles.bench}>
      <div>
        <ProgressStripe label="Step 4 of 7" done={0.57} text="57%" isThin />
        <h1>Mood</h1>
        <RuledForm>
          <RuledBox label="Length" problem="Veo 3.1 makes 4, 6 or 8 s">
            10 s
          </RuledBox>
          <RuledBox label="Frame">16:9</RuledBox>
          <StruckOutBox label="Weights" reason="Veo 3.1 has no weights" />
          <RuledBox label="Sound">Native</RuledBox>
        </RuledForm>
        <CheckList label="Checks">
          <CheckRow severity="error" word="Error" actions={<Button size="s">Set 8 s</Button>}>
            This shot asks for <b>10 seconds</b>. Veo 3.1 makes 4, 6 or 8.
          </CheckRow>
          <CheckRow severity="warning" word="Warning" actions={<Button size="s">Move it</Button>}>
            <b>“No other people”</b> tends to summon them. Veo takes bare nouns in a field of their own.
          </CheckRow>
        </CheckList>
      </div>
      <PromptSurface
        title="Live prompt"
        lead="For Veo 3.1, in the order it reads best"
        partKey={{ parts: sampleParts, label: 'Parts of the prompt', blankWord: 'blank', onChoose: setHere }}
        segments={sampleSegments}
        marks={sampleMarks}
        here={here}
        foot={
          <>
            <span>
              <b>71</b> words
            </span>
            <span>
              reads <b>60 to 120</b> best
            </span>
          </>
        }
      >
        <TraceScope
          segments={sampleSegments}
          limit={160}
          best={[60, 120]}
          words={{
            unit: 'words',
            best: 'reads best',
            limit: 'limit',
            says: (count) => `${count} words. It reads 60 to 120 best and stops at 160.`,
          }}
        />
      </PromptSurface>
    </div>
  );
}
