import { useSyncExternalStore } from 'react';
import styles from './chat-log.module.css';
import type { Chat } from './chat-store.ts';
import { Hint } from './hint.tsx';
import type { ChatButton, Message } from './message.ts';
import { MessageView } from './message-view.tsx';
import { askButtons, type Opening } from './openings.ts';
import type { PromptBlock } from './reply-text.tsx';
import { TypingSign } from './typing-sign.tsx';

interface ChatLogProps {
  chat: Chat;
  /** What stands there as long as nobody has said anything. */
  opening: Opening;
  hint: string | undefined;
  onHintOver: () => void;
  onAct: (button: ChatButton) => void;
  onUse: (prompt: PromptBlock) => void;
  onCompare: (message: Message) => void;
  /** Somebody follows a link to another page. */
  onLeave: () => void;
}

/** What was said, the last of it at the foot. A press shows the reply that is being typed whole. */
export function ChatLog({ chat, opening, hint, onHintOver, onAct, onUse, onCompare, onLeave }: ChatLogProps) {
  const { messages, phase, typed } = useSyncExternalStore(chat.subscribe, chat.getState);
  const isBusy = phase !== 'idle';
  const last = messages.at(-1);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button below
    <div
      className={styles.log}
      role="log"
      aria-label="Conversation with Aira"
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      onClick={({ target }) => {
        chat.showAll();
        if (target instanceof Element && target.closest('a:not([target])')) onLeave();
      }}
    >
      <div className={styles.inside}>
        {messages.length === 0 && (
          <MessageView
            message={{
              id: 'opening',
              text: opening.text,
              isUser: false,
              timestamp: '',
              type: 'proactive',
              buttons: askButtons(opening.questions),
            }}
            onAct={onAct}
            onUse={onUse}
          />
        )}
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            typed={phase === 'typing' && message === last ? typed : undefined}
            onAct={onAct}
            onUse={onUse}
            onCompare={isBusy ? undefined : onCompare}
            onAgain={isBusy ? undefined : (text) => void chat.send(text)}
          />
        ))}
        {isBusy && <TypingSign {...(phase === 'typing' && { onShowAll: chat.showAll })} />}
        {hint && !isBusy && (
          <Hint
            text={hint}
            question={opening.questions[0] ?? ''}
            onAsk={(question) => {
              onHintOver();
              void chat.send(question);
            }}
            onOver={onHintOver}
          />
        )}
      </div>
    </div>
  );
}
