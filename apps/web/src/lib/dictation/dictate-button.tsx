import { Mic, Square } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { appended } from './appended.ts';
import { speechOf, spokenLanguages } from './speech.ts';
import { useDictation } from './use-dictation.ts';

interface DictateButtonProps {
  /** Of the box that is spoken into. */
  label: string;
  /** What is in the box now. */
  textNow: () => string;
  max: number;
  onChange: (text: string) => void;
}

/** Takes dictation into a box. Where the browser cannot listen there is no button. */
export function DictateButton(props: DictateButtonProps) {
  return speechOf(window) ? <Dictate {...props} /> : null;
}

function Dictate({ label, textNow, max, onChange }: DictateButtonProps) {
  const { isListening, trouble, start, stop } = useDictation({
    lang: spokenLanguages[0].value,
    onFinal: (words) => {
      const next = appended(textNow(), words, max);
      onChange(next.text);
      if (!next.isCut) return;
      stop();
      showToast({ title: 'The box is full', text: 'What was said last did not go in.', tone: 'warn' });
    },
  });
  useEffect(() => {
    if (trouble) showToast({ title: 'Dictation stopped', text: trouble, tone: 'error' });
  }, [trouble]);
  return (
    <IconButton
      label={isListening ? `Stop dictating ${label}` : `Dictate ${label}`}
      size="s"
      aria-pressed={isListening}
      onClick={isListening ? stop : start}
    >
      {isListening ? <Square /> : <Mic />}
    </IconButton>
  );
}
