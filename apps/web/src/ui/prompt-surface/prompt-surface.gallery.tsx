import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import {
  longSegments,
  sampleMarks,
  sampleParts,
  samplePins,
  sampleSaid,
  sampleSegments,
} from '../../gallery/sample-prompt.ts';
import { Button } from '../button/button.tsx';
import { CheckRow } from '../check-row/check-row.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Paper } from '../paper/paper.tsx';
import type { Part } from '../part/part.ts';
import { TraceScope } from '../word-scope/trace-scope.tsx';
import { PrintedPrompt } from './printed-prompt.tsx';
import { PromptSurface } from './prompt-surface.tsx';
import type { WordChoices } from './prompt-text.tsx';
import type { Severity } from './split-runs.ts';

const copy = (
  <IconButton label="Copy the prompt" size="s">
    <Copy />
  </IconButton>
);
const key = { parts: sampleParts, label: 'Parts of the prompt', blankWord: 'blank' };
const traceWords = {
  unit: 'words',
  best: 'reads best',
  limit: 'limit',
  says: (count: number) => `${count} words. It reads 60 to 120 best and stops at 160.`,
};

const sayings: Record<string, { severity: Severity; word: string; says: string; fix: string }> = {
  'no other people': {
    severity: 'warning',
    word: 'Warning',
    says: 'tends to summon them. Veo takes bare nouns in a field of their own.',
    fix: 'Move it',
  },
  beautiful: {
    severity: 'hint',
    word: 'Hint',
    says: 'shows nothing. Name what makes it so: the light, the surface, the hour.',
    fix: 'Suggest three',
  },
  '(blue dusk:1.4)': {
    severity: 'error',
    word: 'Error',
    says: 'is a weight. Veo reads it as words.',
    fix: 'Write it out',
  },
};

const sampleChoices: WordChoices = {
  name: 'Words of the prompt',
  help: 'Arrow keys go from word to word.',
  label: (words) => `Say what “${words}” is`,
  describe: () => '',
  render: (_, done) => <Button onClick={() => done('Said.')}>Drawn in the picture</Button>,
};

/** Everything on: parts that can be chosen, marks that open, the scope. */
function WholeSurface() {
  const [here, setHere] = useState<Part>('mood');
  const [marks, setMarks] = useState(sampleMarks);
  return (
    <PromptSurface
      level={3}
      title="Live prompt"
      lead="For Veo 3.1, in the order it reads best"
      actions={copy}
      partKey={{ ...key, onChoose: setHere }}
      segments={sampleSegments}
      marks={marks}
      here={here}
      explain={(id, close) => {
        const saying = sayings[id];
        if (!saying) return null;
        return (
          <CheckRow
            severity={saying.severity}
            word={saying.word}
            actions={
              <Button
                size="s"
                onClick={() => {
                  setMarks(marks.filter((mark) => mark.id !== id));
                  close();
                }}
              >
                {saying.fix}
              </Button>
            }
          >
            <b>“{id}”</b> {saying.says}
          </CheckRow>
        );
      }}
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
      <TraceScope segments={sampleSegments} limit={160} best={[60, 120]} words={traceWords} />
    </PromptSurface>
  );
}

/** As long as a prompt may get, and still written at: a word more is a matter of milliseconds. */
function LongSurface() {
  const [segments, setSegments] = useState(longSegments);
  return (
    <PromptSurface
      level={3}
      title="A long one"
      actions={
        <Button
          size="s"
          onClick={() =>
            setSegments(([first = { text: '' }, ...rest]) => [
              { ...first, text: `Again ${first.text}` },
              ...rest,
            ])
          }
        >
          Write a word
        </Button>
      }
      segments={segments}
      scrolls={{ name: 'The whole prompt' }}
    >
      <TraceScope
        segments={segments}
        limit={1000}
        best={[60, 120]}
        words={{ ...traceWords, says: (count) => `${count} words. It stops reading at 1,000.` }}
      />
    </PromptSurface>
  );
}

export const gallery: Gallery = {
  title: 'Prompt surface',
  group: 'Prompt',
  use: 'The one lit page. What is selected, copied and read out is the text alone.',
  examples: [
    {
      name: 'Only to be read',
      isBroad: true,
      render: () => (
        <Paper level={3} title="Veo 3.1">
          <PrintedPrompt segments={sampleSegments} />
        </Paper>
      ),
    },
    {
      name: 'Live: a part under the marker, marks that open, both scopes',
      isWide: true,
      render: WholeSurface,
    },
    {
      name: 'Plain',
      isWide: true,
      render: () => (
        <PromptSurface
          level={3}
          title="Plain"
          lead="Neither inks nor letters"
          actions={copy}
          isPlain
          segments={sampleSegments}
        />
      ),
    },
    {
      name: 'Small, without a key',
      isWide: true,
      render: () => (
        <PromptSurface level={3} title="Tune for Hailuo 02" size="s" segments={sampleSegments.slice(0, 4)} />
      ),
    },
    {
      name: 'Pinned words, boxed',
      isWide: true,
      render: () => (
        <PromptSurface level={3} title="Pinned words" size="s" segments={sampleSegments} marks={samplePins} />
      ),
    },
    {
      name: 'What somebody said of words, and what is asked; words can be selected',
      isWide: true,
      render: () => (
        <PromptSurface
          level={3}
          title="Said and asked"
          size="s"
          segments={sampleSegments}
          marks={sampleSaid}
          explain={() => <p>What was said, or is asked.</p>}
          choices={sampleChoices}
        />
      ),
    },
    {
      name: 'Nothing written yet',
      isWide: true,
      render: () => (
        <PromptSurface
          level={3}
          title="Nothing written yet"
          segments={[]}
          empty="What you write appears here, as the generator will read it."
        />
      ),
    },
    {
      name: 'Every part blank',
      isWide: true,
      render: () => (
        <PromptSurface
          level={3}
          title="Every part blank"
          partKey={{ ...key, parts: sampleParts.map((part) => ({ ...part, isBlank: true })) }}
          segments={sampleParts.map(({ part, name }) => ({ text: '', part, blank: name }))}
        />
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      render: () => (
        <PromptSurface
          level={3}
          title="Writing for Veo 3.1"
          waitingFor="Writing for Veo 3.1"
          segments={[]}
          foot="Two seconds, as a rule"
        />
      ),
    },
    { name: 'Long: 20,000 characters', isWide: true, render: LongSurface },
  ],
};
