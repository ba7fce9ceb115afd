import { ArrowRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PictureCanvas } from '../../features/picture-reading/picture-canvas.tsx';
import { usePictureReading } from '../../features/picture-reading/use-picture-reading.ts';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { KeptPicture } from './kept-picture.ts';
import panel from './panel.module.css';

interface PictureToolProps extends KeptPicture {
  onClear: () => void;
  children?: ReactNode;
}

/** A picture that is there, and the prompt it can become. */
export function PictureTool({ file, generationId, onClear, children }: PictureToolProps) {
  const { generate, isGenerating, failure, retry } = useGenerate();
  const showPrompt = useShowPrompt();
  const { reading, read, cancel } = usePictureReading(
    { file, generationId },
    {
      onRead: (finished, counted) => void generate(finished, counted),
      onFound: (data) => showPrompt(data, { method: 'reverse' }),
    },
  );
  const isAnalyzing = reading.kind === 'analyzing';
  const isBusy = isAnalyzing || isGenerating;
  return (
    <section className={panel.panel} aria-label="Your picture">
      <PictureCanvas file={file} />
      {reading.kind === 'refused' && (
        <Banner tone="error" isNews head={reading.refusal.head}>
          {reading.refusal.text}
        </Banner>
      )}
      {reading.kind === 'fallback' && (
        <Banner
          tone="warn"
          isNews
          head="We could not read this image."
          action={
            <Button size="s" onClick={() => showPrompt(reading.finished.data)}>
              Open a starting point
            </Button>
          }
        >
          Nothing was counted. Try again, or begin with a prompt to edit.
        </Banner>
      )}
      {failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
      <div className={panel.foot}>
        <p role="status">
          {isAnalyzing
            ? reading.askedAgainIn
              ? `The server is busy and is asked again in ${reading.askedAgainIn} s.`
              : 'Reading light, colour, lens and frame.'
            : file.name}
        </p>
        {children}
        <Button onClick={isAnalyzing ? cancel : onClear}>
          {isAnalyzing ? (
            'Cancel'
          ) : (
            <>
              <Trash2 aria-hidden="true" /> Clear
            </>
          )}
        </Button>
        <Button look="primary" disabled={isBusy} onClick={() => void read()}>
          {isAnalyzing ? (
            'Analyzing...'
          ) : (
            <>
              Generate Prompt <ArrowRight aria-hidden="true" />
            </>
          )}
        </Button>
      </div>
    </section>
  );
}
