import { isBlankText } from '@cuewright/engine/text';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { usePasteCut } from '../../ui/field/use-paste-cut.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './shot-field.module.css';
import type { useGuestShot } from './use-guest-shot.ts';
import { useTypedBefore } from './use-typed-before.ts';

type ShotFieldProps = Pick<
  ReturnType<typeof useGuestShot>,
  'text' | 'change' | 'max' | 'isShown' | 'isFirst' | 'state' | 'prepare' | 'startOver'
> & { write: () => Promise<void> };

/** Where the shot is typed, and what asks for its copies. */
export function ShotField(props: ShotFieldProps) {
  const { text, change, max, isShown, isFirst, state, write, prepare, startOver } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const paste = usePasteCut({ value: text, max, onChange: change });
  useTypedBefore(field, change);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isBlankText(text)) field.current?.focus();
    else void write();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
  };
  const clear = () => {
    change('');
    field.current?.focus();
  };
  const showExample = () => {
    startOver();
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} onPointerEnter={prepare}>
      <div className={styles.entry}>
        <label htmlFor={id}>Your shot, as you would say it to a crew</label>
        <div className={styles.grow} data-text={text}>
          <textarea
            {...paste.listeners}
            ref={field}
            id={id}
            rows={2}
            maxLength={max}
            value={text}
            placeholder="Who, where, which lens, what light"
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onFocus={prepare}
            onKeyDown={onKeyDown}
          />
        </div>
        {paste.note}
      </div>
      <div className={styles.actions}>
        {isFirst && isShown ? (
          <Button onClick={clear}>Write your own</Button>
        ) : (
          <>
            {/* It keeps the focus when there is nothing left to write. */}
            <Button
              type="submit"
              look={isShown ? 'bare' : 'plain'}
              isBusy={state === 'busy'}
              {...(isShown && { 'aria-disabled': true })}
            >
              {isShown && <Check className={styles.written} aria-hidden="true" />}
              {isShown ? 'Copies written' : 'Write three copies'}
            </Button>
            {isShown && (
              <Button look="bare" onClick={clear}>
                Write another
              </Button>
            )}
            <Button look="bare" onClick={showExample}>
              Show the example
            </Button>
          </>
        )}
      </div>
      <p role="alert" className={styles.failed}>
        {state === 'failed' &&
          'The copies could not be written: the engine did not load. Your text is kept. Try again.'}
      </p>
      <VisuallyHidden role="status">{isShown && !isFirst && 'Three copies written.'}</VisuallyHidden>
    </form>
  );
}
