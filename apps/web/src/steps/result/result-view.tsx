import type { SavedPrompt } from '@cuewright/contract';
import { findModel } from '@cuewright/engine/catalogue';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import { useEffect, useState } from 'react';
import { ChecksPanel } from '../../features/checks/checks-panel.tsx';
import type { Check } from '../../features/checks/load-checks.ts';
import { CompareDialog, type Comparison } from '../../features/differences/compare-dialog.tsx';
import { UpgradeBanner } from '../../features/usage-meter/upgrade-banner.tsx';
import { endAttempt } from '../../lib/creation/attempt.ts';
import type { KeptResult } from '../../lib/creation/kept-result.ts';
import { titleOf } from '../../lib/creation/prompt-body.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { PromptSheet, type SheetView } from './prompt-sheet.tsx';
import { RecoveredPanel } from './recovered-panel.tsx';
import styles from './result.module.css';
import { ResultActions } from './result-actions.tsx';
import { SaveNote } from './save-note.tsx';
import { ShotPanel } from './shot-panel.tsx';
import { SlateHead } from './slate-head.tsx';
import { TuneSlot } from './tune/tune-slot.tsx';
import { useModelCopy } from './use-model-copy.ts';
import { useResultSegments } from './use-result-segments.ts';
import { useResultText } from './use-result-text.ts';
import { useSaveResult } from './use-save-result.ts';
import { useSheetChecks } from './use-sheet-checks.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface ResultViewProps {
  /** As it was handed over or saved, before any edit. */
  data: PromptData;
  segments: readonly Segment[] | undefined;
  /** One of the two: the prompt as it is saved, or what this tab keeps of an unsaved one. */
  saved?: SavedPrompt;
  kept?: KeptResult;
}

const NO_CHECKS: readonly Check[] = [];

/** A prompt that is done: on its sheet, to be copied, mended, kept and handed on. */
export function ResultView({ data, segments, saved, kept }: ResultViewProps) {
  const text = useResultText(saved?.id ?? kept?.generationId ?? data.prompt, data.prompt);
  const generationId = saved?.generation_id ?? kept?.generationId;
  useEffect(() => endAttempt(generationId), [generationId]);
  const saving = useSaveResult({ data, saved, kept, text });
  const shown = { ...data, prompt: text.shown };
  const inked = useResultSegments(shown, segments);
  const [view, setView] = useState<SheetView>('formatted');
  const copy = useModelCopy(shown);
  const { checks, fix, fixAll } = useSheetChecks({
    shown: copy.written?.text ?? shown.prompt,
    prompt: shown.prompt,
    mode: data.mode,
    model: data.selectedModel ? findModel(data.selectedModel) : undefined,
    onEdited: text.edit,
  });
  const [comparison, compare] = useState<Comparison>();
  useTellPrompt({
    text: text.shown,
    mode: data.mode,
    model: data.selectedModel,
    place: 'this prompt',
    take: text.edit,
  });
  const method = saved?.method ?? kept?.method ?? null;

  return (
    <div className={styles.page}>
      <SlateHead
        title={saved?.title ?? titleOf(data)}
        data={data}
        revision={saved?.revision}
        isEdited={text.isEdited}
      />
      <CompareDialog comparison={comparison} onTake={text.edit} onClose={() => compare(undefined)} />
      <SaveNote saving={saving} isUnsaved={kept?.generationId !== undefined} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <PromptSheet
            data={shown}
            segments={inked}
            copy={copy}
            view={view}
            onView={setView}
            onEdited={text.edit}
            checks={checks ?? NO_CHECKS}
            onFix={fix}
          />
          <ResultActions
            data={shown}
            copied={copy.written?.text ?? shown.prompt}
            view={view}
            saved={saved}
            method={method}
            saving={saving}
            isEdited={text.isEdited}
            onDiscard={text.discard}
            onCompare={compare}
          />
          {checks && view !== 'edit' && <ChecksPanel checks={checks} onFix={fix} onFixAll={fixAll} />}
        </div>
        <aside className={styles.side} aria-label="About this prompt">
          {saved && (
            <VersionsPanel saved={saved} isEdited={text.isEdited} shown={text.shown} onCompare={compare} />
          )}
          <ShotPanel text={text.shown} mode={data.mode} />
          {data.recovered && <RecoveredPanel recovered={data.recovered} />}
          <UpgradeBanner />
        </aside>
      </div>
      <TuneSlot data={shown} />
    </div>
  );
}
