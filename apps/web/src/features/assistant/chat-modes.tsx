import { Segments } from '../../ui/segments/segments.tsx';
import styles from './chat-modes.module.css';
import type { Mode } from './message.ts';

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

interface ChatModesProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
  isBusy: boolean;
}

/** How she answers; not while she does. */
export function ChatModes({ mode, onChange, isBusy }: ChatModesProps) {
  return (
    <div className={styles.modes}>
      <Segments
        label="How Aira answers"
        options={modes.map((option) => ({ ...option, isDisabled: isBusy }))}
        value={mode}
        onChange={onChange}
      />
      <p>{isBusy ? 'Locked while she writes' : modeSays[mode]}</p>
    </div>
  );
}
