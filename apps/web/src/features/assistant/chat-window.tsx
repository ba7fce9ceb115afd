import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { currentPrompt, usePromptInFront } from '../../lib/current-prompt.ts';
import { useShare } from '../../lib/share.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stripe } from '../../ui/stripe/stripe.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { CompareTexts, Preset } from './assistant.tsx';
import { ChatEntry } from './chat-entry.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatModes } from './chat-modes.tsx';
import { chatOf, tellPlace } from './chat-of.ts';
import styles from './chat-window.module.css';
import type { ChatButton, Message } from './message.ts';
import { promptIn } from './message-prompt.ts';
import { openingFor } from './openings.ts';
import { readReply } from './read-reply.ts';
import { spokenOf } from './reply-blocks.ts';
import type { PromptBlock } from './reply-text.tsx';
import { useEscapeToClose } from './use-escape-to-close.ts';
import { useSheet } from './use-sheet.ts';

interface ChatWindowProps {
  person: string | undefined;
  preset: Preset | undefined;
  /** Somebody opened her just now, and did not find her open. */
  isByHand: boolean;
  /** There is a prompt on the screen that it must not cover. */
  isBeside: boolean;
  hint: string | undefined;
  onHintOver: () => void;
  onAskToSignIn: () => void;
  compare: CompareTexts;
  onClose: () => void;
}

/** The conversation. On a phone it is a sheet. */
export function ChatWindow({
  person,
  preset,
  isByHand,
  isBeside,
  hint,
  onHintOver,
  onAskToSignIn,
  compare,
  onClose,
}: ChatWindowProps) {
  const id = useId();
  const chat = chatOf(person);
  const { messages, mode, phase } = useSyncExternalStore(chat.subscribe, chat.getState);
  const [address] = useAddress();
  const prompt = usePromptInFront();
  const step = address.step ?? 'hero';
  useEffect(() => tellPlace({ currentStep: step, selectedMode: address.mode }), [step, address.mode]);
  const { leave } = useSheet(step, onClose);
  const showPrompt = useShowPrompt();
  const share = useShare();
  const entry = useRef<HTMLTextAreaElement>(null);
  const isBusy = phase !== 'idle';
  const opening = openingFor(step, prompt?.isWritten ?? false);

  const sent = useRef<Preset>(undefined);
  useEffect(() => {
    // What is asked while she thinks of something else is asked afterwards.
    if (!preset || preset === sent.current || phase === 'waiting') return;
    sent.current = preset;
    void chat.send(preset.message);
  }, [preset, chat, phase]);

  // A thumb would get the keyboard in its way before it has read anything.
  const [mayFocus] = useState(isByHand);
  useEffect(() => {
    if (mayFocus && matchMedia('(pointer: fine)').matches) entry.current?.focus();
  }, [mayFocus]);
  useEscapeToClose(onClose);

  const last = messages.at(-1);
  const isReply = last && !last.isUser && phase === 'idle';
  const announced = useAnnounced(isReply ? spokenOf(readReply(last.text)) : '', last?.id);

  function act({ action, text }: ChatButton) {
    if (action === 'ask') void chat.send(text);
    else if (action === 'sign-in') onAskToSignIn();
    else if (action === 'share') share?.('share');
  }

  function use({ text, mode: of, model }: PromptBlock) {
    const locked = currentPrompt()?.locked?.filter((words) => text.includes(words)) ?? [];
    showPrompt({
      mode: of,
      prompt: text,
      ...(model ? { selectedModel: model } : {}),
      ...(locked.length > 0 && { locked }),
    });
    leave();
  }

  function compareChanges(message: Message) {
    const { reworked, offered = promptIn(message), id: said } = message;
    if (reworked === undefined || offered === undefined) return;
    compare({
      title: 'Your prompt, and what Aira made of it',
      before: { name: 'your prompt', text: reworked },
      after: { name: 'Aira’s version', text: offered },
      onTake: (taken) => {
        chat.take(said, taken);
        // Where it is the prompt on the screen, it is changed there.
        const { take, text: inFront } = currentPrompt() ?? {};
        if (!take || inFront !== reworked) return;
        take(taken);
        showToast({
          title: 'Your prompt has it now',
          action: { label: 'Undo', onAct: () => take(reworked) },
        });
      },
    });
  }

  return (
    <section
      className={classNames(styles.window, isBeside && styles.beside)}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.stripe}>
        <Stripe />
      </div>
      <ChatHead
        id={id}
        canClear={messages.length > 0}
        onClear={() => {
          chat.clear();
          entry.current?.focus();
        }}
        onClose={onClose}
      >
        {prompt ? `Reads ${prompt.place}. Has not seen your pictures.` : 'Knows the craft and the product.'}
      </ChatHead>
      <ChatModes mode={mode} onChange={chat.switchMode} isBusy={isBusy} />
      <ChatLog
        chat={chat}
        opening={opening}
        hint={hint}
        onHintOver={onHintOver}
        onAct={act}
        onUse={use}
        onCompare={(message) => compareChanges(message)}
        onLeave={leave}
      />
      <ChatEntry
        ref={entry}
        isBusy={isBusy}
        placeholder={prompt ? 'About this step, or anything' : 'A shot, a model, anything'}
        onSend={(text) => void chat.send(text)}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  );
}

/** A finished reply is read out once; those that were there before are not. */
function useAnnounced(text: string, id: string | undefined): string {
  const [first] = useState(id);
  return id === first ? '' : text;
}
