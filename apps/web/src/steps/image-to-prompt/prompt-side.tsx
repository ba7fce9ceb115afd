import { completeReverse, reverseModels } from '@cuewright/engine/methods';
import { counted, plural } from '@cuewright/engine/plural';
import { ArrowRight, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { LeftToday } from '../../features/usage-meter/left-today.tsx';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { inked } from '../../lib/inked.ts';
import { useSaidDraft } from '../../lib/said-words/said-text.ts';
import { SayablePrompt } from '../../lib/said-words/sayable-prompt.tsx';
import { useShare } from '../../lib/share.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { TraceScope } from '../../ui/word-scope/trace-scope.tsx';
import foot from './foot.module.css';
import { Obtained } from './obtained.tsx';
import styles from './prompt-side.module.css';
import { generatorOf, reverseModelNames } from './reverse-model-names.ts';
import { saidForm } from './said-words.ts';
import { changeSitting, readSitting, useSitting } from './sitting.ts';
import { useAnalyze } from './use-analyze.ts';
import { useKeptAnalysis } from './use-kept-analysis.ts';
import type { writeSitting } from './written-sitting.ts';

type Written = NonNullable<ReturnType<typeof writeSitting>>;

const LONGEST_SAID = 1_000;
const NO_FILE = { name: '', size: 0 };

/** The prompt, what completes it, and where it goes. */
export function PromptSide({ analysis, written, isNamed, ownRatio }: Written) {
  const { file, stage, model, isOwnShape } = useSitting();
  const typed = useTypedWords(saidForm(file ?? NO_FILE));
  const { said } = typed.words;
  const follow = useEffectEvent(() => {
    // What went into a prompt is not said again of a picture that is chosen anew.
    if (typed.words.isUsed && readSitting().said === '') typed.clear();
    else changeSitting({ said });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed whenever other words are there
  useEffect(() => follow(), [said]);
  const { analyze } = useAnalyze();
  const { open, isOpening } = useKeptAnalysis();
  const showPrompt = useShowPrompt();
  const share = useShare();
  useTellPrompt({ text: written.text, mode: 'photo', model: generatorOf[model], place: 'this prompt' });
  const answer = stage.kind === 'analyzed' ? stage.answer : undefined;
  const [marks, change] = useSaidDraft('reverse-marks', written.text);
  const segments = inked(written.segments);
  const words = written.text.split(/\s+/).length;

  function use(): void {
    const data = completeReverse({ written, analysis });
    typed.change((now) => ({ ...now, isUsed: true }));
    if (answer) void open({ method: 'reverse', data, segments: written.segments, marks });
    else showPrompt(data, { marks });
  }

  return (
    <>
      {answer ? (
        <Obtained answer={answer} />
      ) : (
        <Banner
          tone="warn"
          isNews
          head="We could not read this image."
          action={
            <Button size="s" data-next onClick={() => void analyze()}>
              Try again
            </Button>
          }
        >
          Here is a starting point to edit.
        </Banner>
      )}
      <WordsElsewhereNote elsewhere={typed.elsewhere} />
      <Textarea
        label="What is in the picture?"
        value={said}
        onChange={(next) => typed.change(() => ({ said: next, of: file?.name ?? '' }))}
        max={LONGEST_SAID}
        rows={2}
        placeholder="A customer with an umbrella, at the window of a harbour kiosk"
        note={
          answer?.seen
            ? 'Your words go before what was seen, as subject and place, at no cost.'
            : 'Pixels cannot name things. Your words go in as subject and place, at no cost.'
        }
      />
      <SayablePrompt
        saying={{ prompt: written.text, mode: 'photo', marks, onChange: change }}
        title="The prompt"
        actions={
          <div className={styles.formats}>
            <Segments
              label="Format"
              options={reverseModels.map((id) => ({ value: id, label: reverseModelNames[id].name }))}
              value={model}
              onChange={(next) => changeSitting({ model: next })}
            />
          </div>
        }
        segments={segments}
        partKey={{
          label: 'Parts of the prompt',
          blankWord: 'blank',
          parts: [
            { part: 'subject', name: 'Subject', isBlank: analysis.subject === '' },
            { part: 'place', name: 'Place', isBlank: analysis.environment === '' },
            { part: 'light', name: 'Light', isBlank: analysis.lighting === '' },
            { part: 'mood', name: 'Mood', isBlank: analysis.mood === '' },
            { part: 'technical', name: 'Tech', isBlank: analysis.style === '' },
          ],
        }}
        foot={
          <>
            <span>
              <b>{words}</b> {plural(words, 'word')}
            </span>
            <span>
              <b>{written.text.length}</b> {plural(written.text.length, 'character')}
            </span>
            <Stamp isWeak>{stampWords(answer !== undefined, isNamed)}</Stamp>
          </>
        }
      >
        <TraceScope
          segments={segments}
          words={{
            unit: 'words',
            best: 'reads best',
            limit: 'limit',
            says: (count) => `${counted(count, 'word')}, each an upright in the ink of its part.`,
          }}
        />
      </SayablePrompt>
      {ownRatio && (
        <Switch isOn={isOwnShape} onChange={(isOn) => changeSitting({ isOwnShape: isOn })}>
          In the picture’s own shape, {ownRatio}
        </Switch>
      )}
      <div className={classNames(foot.foot, foot.actions)} data-thumb-bar>
        <Button look="primary" isBusy={isOpening} onClick={use}>
          Use This Prompt <ArrowRight aria-hidden="true" />
        </Button>
        <CopyButton text={written.text} />
        {share && (
          <Button onClick={() => share('share')}>
            <Share2 aria-hidden="true" /> Share
          </Button>
        )}
        {answer && <LeftToday />}
      </div>
    </>
  );
}

function stampWords(isMeasured: boolean, isNamed: boolean): string {
  if (!isMeasured) return isNamed ? 'Starting point, one line yours' : 'Starting point';
  return isNamed ? 'Measured, one line yours' : 'Measured';
}
