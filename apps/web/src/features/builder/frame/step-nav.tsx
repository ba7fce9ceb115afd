import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyboardHint } from '../../../ui/keyboard-hint/keyboard-hint.tsx';
import styles from './step-nav.module.css';

interface StepNavProps {
  onBack: (() => void) | undefined;
  onNext: () => void;
  isLast: boolean;
  isBusy: boolean;
  /** Above the buttons: what went wrong with generating. */
  children?: ReactNode;
}

/** Back and on. The last step makes the prompt. */
export function StepNav({ onBack, onNext, isLast, isBusy, children }: StepNavProps) {
  return (
    <>
      {children}
      <div className={styles.nav}>
        <Button disabled={!onBack || isBusy} onClick={onBack}>
          <ArrowLeft /> Back
        </Button>
        <span className={styles.kept}>Kept as you type</span>
        <Button look="primary" isBusy={isBusy} onClick={onNext}>
          {isLast ? 'Generate Prompt' : 'Next Step'} <KeyboardHint keys="mod+enter" className={styles.keys} />
        </Button>
      </div>
    </>
  );
}
