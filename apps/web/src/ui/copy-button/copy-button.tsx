import { Check, Copy, X } from 'lucide-react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './copy-button.module.css';
import { useCopied } from './use-copied.ts';

interface CopyButtonProps extends Pick<ButtonLook, 'look' | 'size' | 'isWide'> {
  /** What goes on the clipboard; a function, when it is costly to put together. */
  text: string | (() => string);
  /** What is copied, where "Copy" alone would not say. */
  label?: string;
  /** What is seen of it where the label says more than there is room for; it has to be part of the label. */
  shown?: string;
  /** The sign alone. */
  isIcon?: boolean;
  disabled?: boolean;
  /** It is on the clipboard. */
  onCopied?: () => void;
}

const SIGNS = { copied: <Check className={styles.copied} />, refused: <X className={styles.refused} /> };
const WORDS = { copied: 'Copied!', refused: 'Not copied' };

export function CopyButton({
  text,
  label = 'Copy',
  shown = label,
  isIcon = false,
  size = 'm',
  onCopied,
  ...rest
}: CopyButtonProps) {
  const [outcome, copy] = useCopied(onCopied);
  const onClick = () => copy(typeof text === 'string' ? text : text());
  const sign = outcome ? SIGNS[outcome] : <Copy />;
  return (
    <>
      {isIcon ? (
        <IconButton
          label={outcome ? WORDS[outcome] : label}
          size={size}
          disabled={rest.disabled}
          onClick={onClick}
        >
          {sign}
        </IconButton>
      ) : (
        <Button {...rest} size={size} aria-label={label} onClick={onClick}>
          {sign}
          <span className={styles.words}>
            <span data-shown={!outcome}>{shown}</span>
            <span data-shown={outcome === 'copied'}>{WORDS.copied}</span>
            {outcome === 'refused' && <span data-shown>{WORDS.refused}</span>}
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{outcome && WORDS[outcome]}</VisuallyHidden>
    </>
  );
}
