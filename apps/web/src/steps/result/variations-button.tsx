import type { PromptData } from '@cuewright/engine/methods';
import { Split } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../lib/api.ts';
import { keepPrompt } from '../../lib/creation/keep-prompt.ts';
import { promptBody } from '../../lib/creation/prompt-body.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { Button } from '../../ui/button/button.tsx';
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
        onClick={() => setTemplate(markedTemplate(data.prompt, window.getSelection()?.toString() ?? ''))}
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
