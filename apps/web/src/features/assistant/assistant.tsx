import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { usePromptInFront } from '../../lib/current-prompt.ts';
import { keep, recall } from '../../lib/memory.ts';
import { classNames } from '../../ui/class-names.ts';
import { AiraMark } from './aira-mark.tsx';
import styles from './assistant.module.css';
import { Hint } from './hint.tsx';
import { openingFor } from './openings.ts';
import { useQuiet } from './use-quiet.ts';

const ChatWindow = lazy(() =>
  import('./chat-window.tsx').then(({ ChatWindow }) => ({ default: ChatWindow })),
);

/** What somebody said by pressing a link. */
export interface Preset {
  message: string;
}

/** Shows two texts, and hands back what of the second was taken. */
export type CompareTexts = (texts: {
  title: string;
  before: { name: string; text: string };
  after: { name: string; text: string };
  onTake: (text: string) => void;
}) => void;

interface AssistantProps {
  person: string | undefined;
  preset: Preset | undefined;
  onTaken: () => void;
  onAskToSignIn: () => void;
  compare: CompareTexts;
}

const OPEN = 'aira-open';

/** The bubble, and the window it opens. */
export function Assistant({ person, preset, onTaken, onAskToSignIn, compare }: AssistantProps) {
  const [isOpen, setOpen] = useState(canReopen);
  const [isByHand, setByHand] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const [hint, setHint] = useState<'none' | 'shown' | 'over'>('none');
  const [question, setQuestion] = useState<Preset>();
  const [{ step }] = useAddress();
  const prompt = usePromptInFront();
  const opening = openingFor(step ?? 'hero', prompt?.isWritten ?? false);

  const openByHand = () => {
    setByHand(true);
    setOpen(true);
  };

  if (preset && preset !== question) {
    setQuestion(preset);
    setByHand(true);
    setOpen(true);
  }
  useEffect(() => {
    if (preset) onTaken();
  }, [preset, onTaken]);
  // A reload finds it as it was.
  useEffect(() => void keep('tab', OPEN, isOpen ? '1' : undefined), [isOpen]);
  // The window took the focus away with it.
  useEffect(() => {
    if (!isOpen && wasClosed.current) bubble.current?.focus();
  }, [isOpen]);
  useQuiet(hint === 'none', () => setHint('shown'));
  // The page makes room where it can: nothing may lie over the live prompt.
  const isBeside = isOpen && prompt !== undefined;
  useEffect(() => {
    if (!isBeside) return;
    document.documentElement.dataset['aira'] = 'beside';
    return () => {
      delete document.documentElement.dataset['aira'];
    };
  }, [isBeside]);

  if (isOpen)
    return (
      <Suspense>
        <ChatWindow
          person={person}
          preset={question}
          isByHand={isByHand}
          isBeside={prompt !== undefined}
          hint={hint === 'shown' ? opening.hint : undefined}
          onHintOver={() => setHint('over')}
          onAskToSignIn={onAskToSignIn}
          compare={compare}
          onClose={() => {
            setQuestion(undefined);
            wasClosed.current = true;
            setByHand(false);
            setOpen(false);
          }}
        />
      </Suspense>
    );
  return (
    <aside className={classNames(styles.corner, prompt && styles.byPrompt)} aria-label="Assistant">
      {hint === 'shown' && (
        <Hint
          text={opening.hint}
          question={opening.questions[0] ?? ''}
          onAsk={(message) => {
            setHint('over');
            setQuestion({ message });
            openByHand();
          }}
          onOver={() => setHint('over')}
        />
      )}
      <button type="button" className={styles.bubble} ref={bubble} onClick={openByHand}>
        <AiraMark />
        <span className={styles.words}>Ask Aira</span>
      </button>
    </aside>
  );
}

/** Where the page makes room for her. On a narrower one she would lie over what is being written, so she waits to be asked. */
function canReopen(): boolean {
  return recall('tab', OPEN) === '1' && matchMedia('(width >= 1240px)').matches;
}
