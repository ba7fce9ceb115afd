import { csvFile } from '@cuewright/engine/export';
import { MOST_VARIATIONS, variationsOf } from '@cuewright/engine/variations';
import { Braces, Download, Shuffle } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { faultWords, whatThereIs } from './fault-words.ts';
import { type SaveOne, useSaveAll } from './use-save-all.ts';
import { VariationList } from './variation-list.tsx';
import styles from './variations-dialog.module.css';
import { withChoice } from './with-choice.ts';

interface VariationsDialogProps {
  /** The prompt, a stretch of it already made a choice where one was marked. */
  template: string;
  onSave: SaveOne;
  onClose: () => void;
}

const LONGEST = 10_000;

/** One prompt written in several ways: its choices between braces, and every text they make. */
export function VariationsDialog({ template, onSave, onClose }: VariationsDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(template);
  const [wanted, setWanted] = useState('20');
  const [seed, setSeed] = useState(1);
  const count = Number.parseInt(wanted, 10);
  const made = useMemo(
    () => variationsOf(text, { count: Number.isFinite(count) ? count : MOST_VARIATIONS + 1, seed }),
    [text, count, seed],
  );
  const texts = 'fault' in made ? [] : made.texts;
  const saving = useSaveAll(onSave);
  const isDrawn = !('fault' in made) && made.ways > BigInt(texts.length);

  function makeChoice() {
    const { current } = area;
    if (!current) return;
    const { text: next, caret } = withChoice(text, current.selectionStart, current.selectionEnd);
    setText(next);
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(caret, caret));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Variations"
      size="l"
      firstFocus={area}
      foot={
        <>
          <span className={styles.saving} role="status">
            {saving.says}
          </span>
          <Menu
            align="end"
            trigger={
              <Button disabled={texts.length === 0}>
                <Download />
                Export
              </Button>
            }
          >
            <MenuItem onChoose={() => downloadFile(asText(texts))}>Text, .txt</MenuItem>
            <MenuItem onChoose={() => downloadFile(asTable(texts))}>Table, .csv</MenuItem>
          </Menu>
          <Button disabled={texts.length === 0} isBusy={saving.isSaving} onClick={() => saving.save(texts)}>
            {texts.length === 1 ? 'Save it' : `Save all ${texts.length}`}
          </Button>
          <CopyButton
            look="primary"
            label="Copy all"
            text={() => texts.join('\n')}
            disabled={texts.length === 0}
          />
        </>
      }
    >
      <Textarea
        ref={area}
        label="The prompt, with its choices"
        value={text}
        onChange={setText}
        max={LONGEST}
        rows={4}
        note="{red|blue} takes one of them, {2$$fog|rain|neon} two at once. One choice may stand within another."
        error={'fault' in made ? faultWords(made, text) : undefined}
        tools={
          <Button size="s" look="bare" onClick={makeChoice}>
            <Braces />
            Vary this part
          </Button>
        }
      />
      <div className={styles.how}>
        <Field
          label="How many"
          value={wanted}
          onChange={(next) => setWanted(next.replace(/\D/g, '').slice(0, 4))}
        />
        <p role="status">{whatThereIs(made, seed)}</p>
        {isDrawn && (
          <Button onClick={() => setSeed((now) => now + 1)}>
            <Shuffle />
            Draw others
          </Button>
        )}
      </div>
      <VariationList texts={texts} />
    </Dialog>
  );
}

function asText(texts: readonly string[]) {
  return { name: `variations-${Date.now()}.txt`, type: 'text/plain', text: `${texts.join('\n\n')}\n` };
}

function asTable(texts: readonly string[]) {
  const rows = texts.map((text, at) => [at + 1, text] as const);
  return {
    name: `variations-${Date.now()}.csv`,
    type: 'text/csv',
    text: csvFile(['Number', 'Prompt'], rows),
  };
}
