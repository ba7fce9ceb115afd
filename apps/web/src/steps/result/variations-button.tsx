import type { PromptData } from '@cuewright/engine/methods';
import { Split } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../lib/api.ts';
import { keepPrompt } from '../../lib/creation/keep-prompt.ts';
import { promptBody } from '../../lib/creation/prompt-body.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { markedTemplate } from './marked-template.ts';
import styles from './result.module.css';

const VariationsDialog = lazy(() =>
  import('../../features/variations/variations-dialog.tsx').then(({ VariationsDialog }) => ({
    default: VariationsDialog,
  })),
);

/** Opens the prompt to be written in several ways; what is marked on the sheet is the part that varies. */
export function VariationsButton({ data }: { data: PromptData }) {
  const [template, setTemplate] = useState<string>();
  return (
    <>
      <Button
        aria-label="Variations"
        onClick={() => {
          const marked = window.getSelection()?.toString() ?? '';
          const pinned = data.locked?.find(
            (words) => marked.includes(words) || words.includes(marked.trim()),
          );
          if (marked.trim() !== '' && pinned !== undefined)
            showToast({ title: `“${pinned}” is pinned and does not vary. Unpin it to vary it.` });
          else setTemplate(markedTemplate(data.prompt, marked));
        }}
      >
        <Split />
        <span className={styles.word}>Variations</span>
      </Button>
      {template !== undefined && (
        <Suspense>
          <VariationsDialog
            template={template}
            onSave={async (prompt) =>
              tellSavedPrompt(await keepPrompt(call, promptBody({ data: { ...data, prompt } })))
            }
            onClose={() => setTemplate(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
