import { plural } from '@cuewright/engine/plural';
import { ArrowRight, ScanEye } from 'lucide-react';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { type HeldPrompt, recoveredPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { PromptLookChoice, usePromptLook } from '../../lib/prompt-look.tsx';
import { useReadInks } from '../../lib/reader/use-read-inks.ts';
import { useSaidCopy } from '../../lib/said-words/said-copies.ts';
import { SayablePrompt } from '../../lib/said-words/sayable-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PromptText } from '../../ui/prompt-surface/prompt-text.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import foot from './foot.module.css';
import { FurtherPrompts } from './further-prompts.tsx';
import { ObtainedExact } from './obtained-exact.tsx';
import { changeSitting, useSitting } from './sitting.ts';

interface ExactSideProps {
  file: File;
  facts: HeldPrompt;
}

/** The prompt that the file holds, and where it goes. Nothing was sent for it, and nothing counts. */
export function ExactSide({ file, facts }: ExactSideProps) {
  const { stage, unsendable } = useSitting();
  const showPrompt = useShowPrompt();
  const [look, changeLook] = usePromptLook();
  const data = recoveredPrompt(file.name, facts);
  const [marks, change] = useSaidCopy(data.prompt);
  const segments = useReadInks(facts.prompt, data.mode, marks);
  useTellPrompt({ text: facts.prompt, mode: data.mode, model: data.selectedModel, place: 'this prompt' });
  const canAnalyze = unsendable === undefined;
  const isAnalyzed = stage.kind === 'analyzed';
  const words = facts.prompt.trim().split(/\s+/).length;

  return (
    <>
      <ObtainedExact facts={facts} />
      <SayablePrompt
        saying={{ prompt: data.prompt, mode: data.mode, marks, onChange: change }}
        title="The prompt"
        lead={leadOf(facts)}
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
      <FurtherPrompts prompt={facts.prompt} further={facts.further} />
      <div className={classNames(foot.foot, foot.actions)} data-thumb-bar>
        <Button look="primary" onClick={() => showPrompt(data, { method: 'reverse' })}>
          Open as a shot <ArrowRight aria-hidden="true" />
        </Button>
        <CopyButton text={data.prompt} />
        {canAnalyze && (
          <Button onClick={() => changeSitting({ isAnalysisWanted: true })}>
            <ScanEye aria-hidden="true" /> {isAnalyzed ? 'Show what was measured' : 'Measure the picture too'}
          </Button>
        )}
      </div>
    </>
  );
}

function leadOf({ partName, generator }: HeldPrompt): string | undefined {
  const told = generator && `as ${generator} was told it`;
  const lead = [partName, told].filter(Boolean).join(', ');
  return lead === '' ? undefined : lead.charAt(0).toUpperCase() + lead.slice(1);
}
