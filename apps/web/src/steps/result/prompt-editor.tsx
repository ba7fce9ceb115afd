import { promptLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './result.module.css';

interface PromptEditorProps {
  text: string;
  lead: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The edit box. A text that is longer than it holds is never cut; it can then only be made shorter. */
export function PromptEditor({ text: original, lead, onSave, onCancel }: PromptEditorProps) {
  const [text, setText] = useState(original);
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = isBlankText(text);
  const isLong = original.length > promptLimits.edit;
  useEffect(() => box.current?.focus(), []);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isBlank) onSave(text);
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
          <Button disabled={isBlank} onClick={() => onSave(text)}>
            Save
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box inside takes the keys; here they are only heard */}
      <div className={styles.editor} onKeyDown={onKeyDown}>
        <Textarea
          ref={box}
          label="Prompt"
          value={text}
          onChange={setText}
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
