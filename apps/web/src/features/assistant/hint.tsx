import { Button } from '../../ui/button/button.tsx';
import { BulbSign } from './bulb-sign.tsx';
import styles from './hint.module.css';

interface HintProps {
  text: string;
  /** What it offers to ask. */
  question: string;
  onAsk: (question: string) => void;
  onOver: () => void;
}

/** One word unasked, that can be waved away. */
export function Hint({ text, question, onAsk, onOver }: HintProps) {
  return (
    <div className={styles.hint} role="status">
      <BulbSign />
      <div className={styles.body}>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button size="s" onClick={() => onAsk(question)}>
            {question}
          </Button>
          <Button size="s" look="bare" onClick={onOver}>
            Not now
          </Button>
        </div>
      </div>
    </div>
  );
}
