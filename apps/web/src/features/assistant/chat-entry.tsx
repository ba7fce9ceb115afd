import { chatLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { ArrowUp } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './chat-entry.module.css';

interface ChatEntryProps {
  isBusy: boolean;
  placeholder: string;
  onSend: (text: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** What one says to Aira. While she writes one may already type. */
export function ChatEntry({ isBusy, placeholder, onSend, ref }: ChatEntryProps) {
  const [text, setText] = useState('');
  const canSend = !isBusy && !isBlankText(text);
  function send() {
    if (!canSend) return;
    onSend(text);
    setText('');
  }
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        // Where letters are composed, Enter chooses one of them.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        if (!(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.field}>
        <Textarea
          ref={ref}
          label="Ask Aira"
          rows={1}
          isProse
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
