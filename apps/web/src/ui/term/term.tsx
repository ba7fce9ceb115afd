import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState } from 'react';
import { TipBox } from '../tooltip/tip-box.tsx';
import { TipPlace } from '../tooltip/tip-place.tsx';
import styles from './term.module.css';

interface TermProps {
  /** The word as it stands in the text. */
  children: string;
  definition: string;
  /** Where that is known from. */
  source?: string;
}

const REST_MS = 300;

/** A word of the trade in a text, with its one-line definition on hover, focus or tap. */
export function Term({ children, definition, source }: TermProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        className={styles.term}
        delay={REST_MS}
        closeOnClick={false}
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        {children}
      </Base.Trigger>
      <span id={id} hidden>
        {definition}
      </span>
      <TipPlace>
        <TipBox head={capitalised(children)} source={source}>
          {definition}
        </TipBox>
      </TipPlace>
    </Base.Root>
  );
}

function capitalised(term: string): string {
  return term.slice(0, 1).toLocaleUpperCase() + term.slice(1);
}
