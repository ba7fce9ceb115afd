import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { cutByPaste, type PasteCut } from './cut-by-paste.ts';
import { PasteCutNote } from './paste-cut-note.tsx';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface Limited {
  value: string;
  max: number | undefined;
  onChange: (value: string) => void;
}

/** Tells what a field with a limit leaves out of what is pasted or dropped into it: what the field listens for, and the note. */
export function usePasteCut({ value, max, onChange }: Limited) {
  const [cut, setCut] = useState<PasteCut & { isIn: boolean }>();
  const isOwnDrag = useRef(false);
  // A paste is told of before the field has it: an empty field is not a cleared one until then.
  if (cut && !cut.isIn && value !== cut.before) setCut({ ...cut, isIn: true });
  // Saved, or cleared: whatever comes next is another text.
  if (cut?.isIn && value === '') setCut(undefined);

  function put(box: TextBox, pasted: string, start: number, end: number): void {
    if (max === undefined || box.readOnly || pasted === '') return;
    const isOneLine = box.tagName === 'INPUT';
    const left = cutByPaste({ value: box.value, start, end, pasted, max, isOneLine });
    setCut(left && { ...left, isIn: false });
  }

  return {
    listeners: {
      onPaste: ({ currentTarget: box, clipboardData }: ClipboardEvent<TextBox>) =>
        put(box, clipboardData.getData('text'), box.selectionStart ?? 0, box.selectionEnd ?? 0),
      onDragStart: () => {
        isOwnDrag.current = true;
      },
      onDragEnd: () => {
        isOwnDrag.current = false;
      },
      onDrop: ({ currentTarget: box, dataTransfer }: DragEvent<TextBox>) => {
        // Moved within the field, it takes no more room.
        if (!isOwnDrag.current) put(box, dataTransfer.getData('text'), box.value.length, box.value.length);
      },
    },
    note: cut && (
      <PasteCutNote
        kept={cut.kept}
        rest={cut.rest}
        // Only as long as nothing was typed since.
        onUndo={value === cut.after ? () => onChange(cut.before) : undefined}
        onDismiss={() => setCut(undefined)}
      />
    ),
  };
}
