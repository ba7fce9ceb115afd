import { chatLimits } from '@cuewright/contract';
import { ArrowUp } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './chat-window.module.css';

interface ChatEntryProps {
  isBusy: boolean;
  placeholder: string;
  onSend: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** What one says to Aira. While she writes one may already type. */
export function ChatEntry({ isBusy, placeholder, onSend, ref }: ChatEntryProps) {
  const [text, setText] = useState('');
  const canSend = !isBusy && text.trim() !== '';
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canSend) return;
        onSend(text);
        setText('');
      }}
    >
      <div className={styles.field}>
        <Field
          ref={ref}
          label="Ask Aira"
          value={text}
          onChange={setText}
          max={chatLimits.message}
          counted="always"
          placeholder={placeholder}
        />
      </div>
      <Button type="submit" aria-label="Send" className={styles.send} disabled={!canSend}>
        <ArrowUp />
      </Button>
    </form>
  );
}
