import { CircleQuestionMark, X } from 'lucide-react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

export interface Choice {
  label: string;
  onChoose: () => void;
}

interface OpenQuestionStripProps {
  question: string;
  /** What there is to know where there is nothing to choose. */
  note?: string | undefined;
  choices: readonly Choice[];
  onPutAside: () => void;
}

/** One question about a prompt, with its answers a tap each. Nobody has to answer. */
export function OpenQuestionStrip({ question, note, choices, onPutAside }: OpenQuestionStripProps) {
  return (
    <section aria-label="A question about your prompt">
      <Banner
        icon={<CircleQuestionMark aria-hidden="true" />}
        head={question}
        action={
          <>
            {choices.map(({ label, onChoose }) => (
              <Button key={label} size="s" onClick={onChoose}>
                {label}
              </Button>
            ))}
            <IconButton size="s" label="Dismiss the question" onClick={onPutAside}>
              <X />
            </IconButton>
          </>
        }
      >
        {note}
      </Banner>
    </section>
  );
}
