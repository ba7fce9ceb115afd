import type { GenerationMethod, SavedPrompt } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { Bookmark, Clapperboard, GitCompareArrows, RefreshCw } from 'lucide-react';
import type { Comparison } from '../../features/differences/compare-dialog.tsx';
import { useAddress } from '../../lib/address.ts';
import { keepBoardSeed } from '../../lib/board-seed.ts';
import { methodInAddress, placeOfMethod, toolOfMethod } from '../../lib/creation/result-address.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { beginTextModeWith } from '../../lib/text-mode-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { FirstFrame } from './first-frame.tsx';
import { jsonOf } from './json-of.ts';
import type { SheetView } from './prompt-sheet.tsx';
import styles from './result.module.css';
import type { Saving } from './use-save-result.ts';
import { VariationsButton } from './variations-button.tsx';

interface ResultActionsProps {
  data: PromptData;
  /** The text that is shown: the prompt, or the copy of its generator. */
  copied: string;
  /** No copy beside it is what is meant to be pasted. */
  isChief: boolean;
  marks: readonly Mark[];
  view: SheetView;
  saved: SavedPrompt | undefined;
  method: GenerationMethod | null;
  saving: Saving;
  isEdited: boolean;
  onDiscard: () => void;
  onCompare: (comparison: Comparison) => void;
}

export function ResultActions({
  data,
  copied,
  isChief,
  marks,
  view,
  saved,
  method,
  saving,
  isEdited,
  onDiscard,
  onCompare,
}: ResultActionsProps) {
  const [, go] = useAddress();
  const offers = useOffers();
  const { mode, prompt } = data;
  const inAddress = methodInAddress(method);
  const place = placeOfMethod(method);
  const isSaved = saved !== undefined && !isEdited;

  // The edit box has answers of its own.
  if (view === 'edit') return null;
  return (
    <div className={styles.actions}>
      {view === 'json' ? (
        <CopyButton look="primary" label="Copy JSON" text={() => jsonOf(data)} />
      ) : (
        <CopyButton {...(isChief && { look: 'primary' })} label="Copy Prompt" text={copied} />
      )}
      {mode === 'photo' && offers('storyboard') && (
        <Button
          aria-label="Create Storyboard"
          onClick={() => {
            keepBoardSeed({ prompt, marks, ...(saved && { promptId: saved.id }) });
            go({ step: 'storyboard', mode, method: inAddress });
          }}
        >
          <Clapperboard />
          <span className={styles.word}>Create Storyboard</span>
        </Button>
      )}
      <Button aria-label="Save Prompt" disabled={isSaved} isBusy={saving.isSaving} onClick={saving.save}>
        <Bookmark />
        <span className={styles.word}>Save Prompt</span>
      </Button>
      <Button
        aria-label="Generate New"
        onClick={() => {
          if (method === 'text' && data.originalIdea) beginTextModeWith(data.originalIdea);
          go({
            step: offers(place) ? place : 'method',
            mode,
            method: inAddress,
            tool: toolOfMethod(method),
          });
        }}
      >
        <RefreshCw />
        <span className={styles.word}>Generate New</span>
      </Button>
      <VariationsButton data={data} />
      {data.originalIdea && data.originalIdea !== prompt && (
        <Button
          aria-label="Compare with your idea"
          onClick={() =>
            onCompare({
              title: 'Your idea, and what was made of it',
              before: { name: 'your idea', text: data.originalIdea ?? '' },
              after: { name: 'the prompt', text: prompt },
            })
          }
        >
          <GitCompareArrows />
          <span className={styles.word}>Compare with your idea</span>
        </Button>
      )}
      {mode === 'video' && offers('storyboard') && <FirstFrame prompt={prompt} marks={marks} />}
      <p className={styles.standing} role="status">
        {isEdited ? (
          <>
            Edited, not saved yet.{' '}
            <Button look="bare" size="s" onClick={onDiscard}>
              Discard edit
            </Button>
          </>
        ) : (
          isSaved && 'Saved. An edit becomes a new version; saving is free.'
        )}
      </p>
    </div>
  );
}
