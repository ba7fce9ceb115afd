import { promptLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useRef } from 'react';
import type { WordsElsewhere } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './result.module.css';

interface PromptEditorProps {
  /** What it began from. */
  original: string;
  text: string;
  lead: string;
  isSaving: boolean;
  elsewhere: WordsElsewhere | undefined;
  onChange: (text: string) => void;
  onSave: () => void;
  /** What was typed is given up. */
  onCancel: () => void;
  /** What was typed waits. */
  onLeave: () => void;
}

/** The edit box. A text that is longer than it holds is never cut; it can then only be made shorter. */
export function PromptEditor({
  original,
  text,
  lead,
  isSaving,
  elsewhere,
  onChange,
  onSave,
  onCancel,
  onLeave,
}: PromptEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = isBlankText(text);
  const isLong = original.length > promptLimits.edit;
  useEffect(() => box.current?.focus(), []);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isBlank && !isSaving) onSave();
    else return;
    event.preventDefault();
  }

  return (
    <Paper
      title="Edit prompt"
      lead={lead}
      foot={
        <div className={styles.answers}>
          <Button look="bare" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={isBlank} isBusy={isSaving} onClick={onSave}>
            Save
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box inside takes the keys; here they are only heard */}
      <div className={styles.editor} onKeyDown={onKeyDown}>
        <WordsElsewhereNote elsewhere={elsewhere} />
        <Textarea
          ref={box}
          label="Prompt"
          value={text}
          onChange={onChange}
          max={promptLimits.edit}
          counted="always"
          rows={8}
          {...(isLong && {
            note: `It is longer than the ${promptLimits.edit.toLocaleString('en')} characters of this box. Nothing is cut; it can only be made shorter.`,
          })}
        />
      </div>
    </Paper>
  );
}
