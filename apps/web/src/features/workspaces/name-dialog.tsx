import { workspaceLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';

interface NameDialogProps {
  title: string;
  /** On the button. */
  word: string;
  name?: string;
  isBusy?: boolean;
  /** What went wrong with the last try. */
  failure?: string | undefined;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks what a workspace is called. */
export function NameDialog({ title, word, name = '', isBusy, failure, onClose, onName }: NameDialogProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isBlank = isBlankText(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank && !isBusy) onName(text.trim());
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      hasWords={text.trim() !== name}
      title={title}
      firstFocus={field}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} disabled={isBlank} isBusy={isBusy ?? false}>
            {word}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          ref={field}
          label="Name"
          max={workspaceLimits.name}
          value={text}
          error={failure}
          onChange={setText}
        />
      </form>
    </Dialog>
  );
}
