import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Comparison } from './compare-dialog.tsx';
import { DifferencesHead } from './differences-head.tsx';
import { DifferencesText } from './differences-text.tsx';
import { useDifferences } from './use-differences.ts';

interface DifferencesDialogProps extends Comparison {
  onTake: (text: string) => void;
  onClose: () => void;
}

/** Two texts in one, each difference to be taken or left by itself. What stood before stays until it is taken. */
export function DifferencesDialog({ title, before, after, onTake, onClose }: DifferencesDialogProps) {
  const [refused, refuse] = useState<readonly number[]>([]);
  const differences = useDifferences(before.text, after.text, refused, refuse);
  const { count, taken, text } = differences;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="l"
      foot={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button
            look="primary"
            disabled={taken === 0}
            onClick={() => {
              onTake(text);
              onClose();
            }}
          >
            {taken === count ? 'Take all of it' : `Take ${taken} of ${count}`}
          </Button>
        </>
      }
    >
      {count === 0 ? (
        <p>Both say the same, word for word.</p>
      ) : (
        <>
          <DifferencesHead differences={differences} from={after.name} against={before.name} />
          <DifferencesText differences={differences} />
        </>
      )}
    </Dialog>
  );
}
