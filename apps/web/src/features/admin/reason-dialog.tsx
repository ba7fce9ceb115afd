import { adminLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../lib/api.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  title: string;
  /** What happens, and what does not. */
  children: ReactNode;
  /** What the button says: the verb of the title. */
  word: string;
  isDanger?: boolean;
  /** Something else has to be filled in first. */
  isReady?: boolean;
  send: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before something is done to somebody, and for the reason that the audit log keeps. */
export function ReasonDialog({
  title,
  children,
  word,
  isDanger = false,
  isReady = true,
  send,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const acting = useMutation({ mutationFn: send, onSuccess: onDone });
  const act = useOneAtATime(async () => {
    const given = reason.trim();
    flushSync(() => setShort(isBlankText(given)));
    if (!isBlankText(given)) await acting.mutateAsync(given);
    else body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  return (
    <Dialog
      isAlert
      isOpen
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            disabled={!isReady}
            isBusy={acting.isPending}
            onClick={act}
          >
            {word}
          </Button>
        </>
      }
    >
      <div ref={body} className={styles.body}>
        {children}
        <Textarea
          label="Reason"
          note="The audit log keeps it."
          error={isShort && isBlankText(reason) ? 'Give a reason. The audit log keeps it.' : undefined}
          rows={2}
          max={adminLimits.reason}
          isProse
          isRequired
          value={reason}
          onChange={setReason}
        />
        {acting.error && (
          <Banner tone="error" isNews head="Nothing was changed.">
            {failureText(acting.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
