import { plural } from '@cuewright/engine/plural';
import { ArrowRight, ScanEye } from 'lucide-react';
import { refusalOf } from '../../features/picture-reading/analyze-picture.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { type HeldPrompt, recoveredPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { PromptLookChoice, usePromptLook } from '../../lib/prompt-look.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { PromptText } from '../../ui/prompt-surface/prompt-text.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import foot from './foot.module.css';
import { ObtainedExact } from './obtained-exact.tsx';
import { changeSitting, useSitting } from './sitting.ts';
import { useReadInks } from './use-read-inks.ts';

interface ExactSideProps {
  file: File;
  facts: HeldPrompt;
}

/** The prompt that the file holds, and where it goes. Nothing was sent for it, and nothing counts. */
export function ExactSide({ file, facts }: ExactSideProps) {
  const { stage } = useSitting();
  const showPrompt = useShowPrompt();
  const [look, changeLook] = usePromptLook();
  const data = recoveredPrompt(file.name, facts);
  const segments = useReadInks(facts.prompt, data.mode);
  useTellPrompt({ text: facts.prompt, mode: data.mode, model: data.selectedModel, place: 'this prompt' });
  const canAnalyze = refusalOf(file) === undefined;
  const isAnalyzed = stage.kind === 'analyzed';
  const words = facts.prompt.trim().split(/\s+/).length;

  return (
    <>
      <ObtainedExact facts={facts} />
      <PromptSurface
        title="The prompt"
        lead={facts.generator && `As ${facts.generator} was told it`}
        actions={<PromptLookChoice look={look} onLook={changeLook} />}
        segments={segments}
        isPlain={look === 'plain'}
        foot={
          <>
            <span>
              <b>{words}</b> {plural(words, 'word')}
            </span>
            <span>
              <b>{facts.prompt.length}</b> {plural(facts.prompt.length, 'character')}
            </span>
            <Stamp>Exact</Stamp>
          </>
        }
      />
      {facts.negative && (
        <Paper
          title="Negative prompt"
          level={2}
          actions={<CopyButton text={facts.negative} label="Copy the negative prompt" isIcon size="s" />}
        >
          <PromptText segments={[{ text: facts.negative }]} isPlain size="s" />
        </Paper>
      )}
      <div className={classNames(foot.foot, foot.actions)} data-thumb-bar>
        <Button look="primary" onClick={() => showPrompt(data, { method: 'reverse' })}>
          Open as a shot <ArrowRight aria-hidden="true" />
        </Button>
        <CopyButton text={facts.prompt} />
        {canAnalyze && (
          <Button onClick={() => changeSitting({ isAnalysisWanted: true })}>
            <ScanEye aria-hidden="true" /> {isAnalyzed ? 'Show what was measured' : 'Measure the picture too'}
          </Button>
        )}
      </div>
    </>
  );
}
