import { RotateCcw, Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { usePromptInFront } from '../../lib/current-prompt.ts';
import { useShare } from '../../lib/share.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Stripe } from '../../ui/stripe/stripe.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Preset } from './assistant.tsx';
import { hasBeeps, switchBeeps } from './beep.ts';
import { ChatEntry } from './chat-entry.tsx';
import { chatOf, tellPlace } from './chat-of.ts';
import styles from './chat-window.module.css';
import { Hint } from './hint.tsx';
import type { ChatButton } from './message.ts';
import { MessageView } from './message-view.tsx';
import { askButtons, openingFor } from './openings.ts';
import { parseMarkdown, spokenOf } from './parse-markdown.ts';
import type { PromptBlock } from './reply-text.tsx';
import { useSheet } from './use-sheet.ts';

interface ChatWindowProps {
  person: string | undefined;
  preset: Preset | undefined;
  /** There is a prompt on the screen that it must not cover. */
  isBeside: boolean;
  hint: string | undefined;
  onHintOver: () => void;
  onAskToSignIn: () => void;
  onClose: () => void;
}

const modes = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'focused', label: 'Focused' },
  { value: 'experiment', label: 'Experiment' },
] as const;

/** In one line, whatever it says: what is below must not move with each reply. */
const modeSays = {
  balanced: 'The answer, and what rounds it off',
  focused: 'The answer, and nothing else',
  experiment: 'The answer, and something to try',
} as const;

/** The conversation. On a phone it is a sheet. */
export function ChatWindow({
  person,
  preset,
  isBeside,
  hint,
  onHintOver,
  onAskToSignIn,
  onClose,
}: ChatWindowProps) {
  const id = useId();
  const chat = chatOf(person);
  const { messages, mode, phase, typed } = useSyncExternalStore(chat.subscribe, chat.getState);
  const [address] = useAddress();
  const prompt = usePromptInFront();
  const step = address.step ?? 'hero';
  useEffect(() => tellPlace({ currentStep: step, selectedMode: address.mode }), [step, address.mode]);
  const { leave } = useSheet(step, onClose);
  const showPrompt = useShowPrompt();
  const share = useShare();
  const [beeps, setBeeps] = useState(hasBeeps);
  const entry = useRef<HTMLTextAreaElement>(null);
  const isBusy = phase !== 'idle';
  const opening = openingFor(step, prompt?.isWritten ?? false);

  const sent = useRef<Preset>(undefined);
  useEffect(() => {
    if (!preset || preset === sent.current) return;
    sent.current = preset;
    void chat.send(preset.message);
  }, [preset, chat]);

  // A thumb would get the keyboard in its way before it has read anything.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) entry.current?.focus();
  }, []);

  const last = messages.at(-1);
  const isReply = last && !last.isUser && phase === 'idle';
  const announced = useAnnounced(isReply ? spokenOf(parseMarkdown(last.text)) : '', last?.id);

  function act({ action, text }: ChatButton) {
    if (action === 'ask') void chat.send(text);
    else if (action === 'sign-in') onAskToSignIn();
    else if (action === 'share') share?.('share');
  }

  function use({ text, mode: of, model }: PromptBlock) {
    showPrompt({ mode: of, prompt: text, ...(model ? { selectedModel: model } : {}) });
    leave();
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
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true" />
        <div className={styles.title}>
          <h2 id={id}>Aira</h2>
          <p>
            {prompt
              ? `Reads ${prompt.place}. Has not seen your pictures.`
              : 'Knows the craft and the product.'}
          </p>
        </div>
        <IconButton
          label={beeps ? 'Switch typing sound off' : 'Switch typing sound on'}
          size="s"
          aria-pressed={beeps}
          onClick={() => {
            switchBeeps(!beeps);
            setBeeps(!beeps);
          }}
        >
          {beeps ? <Volume2 /> : <VolumeX />}
        </IconButton>
        <IconButton
          label="Clear this conversation"
          size="s"
          disabled={messages.length === 0}
          onClick={() => {
            chat.clear();
            entry.current?.focus();
          }}
        >
          <RotateCcw />
        </IconButton>
        <IconButton label="Close Aira" size="s" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className={styles.modes}>
        <Segments
          label="How Aira answers"
          options={modes.map((option) => ({ ...option, isDisabled: isBusy }))}
          value={mode}
          onChange={chat.switchMode}
        />
        <p>{isBusy ? 'Locked while she writes' : modeSays[mode]}</p>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button below */}
      <div
        className={styles.log}
        role="log"
        aria-label="Conversation with Aira"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onClick={({ target }) => {
          chat.showAll();
          if (target instanceof Element && target.closest('a:not([target])')) leave();
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
              onAct={act}
              onUse={use}
            />
          )}
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              typed={phase === 'typing' && message === last ? typed : undefined}
              onAct={act}
              onUse={use}
              onAgain={isBusy ? undefined : (text) => void chat.send(text)}
            />
          ))}
          {isBusy && (
            <p className={styles.typing}>
              <span className={styles.reel} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              <span>Aira is writing</span>
              {phase === 'typing' && (
                <button type="button" className={styles.all} onClick={chat.showAll}>
                  Show all
                </button>
              )}
            </p>
          )}
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
