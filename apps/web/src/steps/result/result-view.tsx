import type { SavedPrompt } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import { useEffect, useRef, useState } from 'react';
import { CompareDialog, type Comparison } from '../../features/differences/compare-dialog.tsx';
import { UpgradeBanner } from '../../features/usage-meter/upgrade-banner.tsx';
import { ChecksPanel } from '../../lib/checks/checks-panel.tsx';
import { SpecifiedList } from '../../lib/checks/specified-list.tsx';
import { endAttempt } from '../../lib/creation/attempt.ts';
import type { KeptResult } from '../../lib/creation/kept-result.ts';
import { titleOf } from '../../lib/creation/prompt-body.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { generatorName } from '../../lib/generator-name.ts';
import { PinnedWords } from '../../lib/pinned-words/pinned-words.tsx';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import type { SaidText } from '../../lib/said-words/said-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/use-media.ts';
import { CopyPaper } from './copy-paper.tsx';
import { PromptSheet, type SheetView } from './prompt-sheet.tsx';
import { RecoveredPanel } from './recovered-panel.tsx';
import styles from './result.module.css';
import { ResultActions } from './result-actions.tsx';
import { SaveNote } from './save-note.tsx';
import { SheetQuestion } from './sheet-question.tsx';
import { ShotPanel } from './shot-panel.tsx';
import { SideTabs } from './side-tabs.tsx';
import { SlateHead } from './slate-head.tsx';
import { subjectTitle } from './subject-title.ts';
import { TuneSlot } from './tune/tune-slot.tsx';
import { UnfinishedEdit } from './unfinished-edit.tsx';
import { useEditing } from './use-editing.ts';
import { useModelCopy } from './use-model-copy.ts';
import { useResultMarks } from './use-result-marks.ts';
import { useResultPins, withPins } from './use-result-pins.ts';
import { useResultSegments } from './use-result-segments.ts';
import { useResultText } from './use-result-text.ts';
import { useRewrite } from './use-rewrite.ts';
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

const NO_MARKS: readonly Mark[] = [];
/** There is room for the words and the copy side by side. */
const TWO_PAPERS = '(min-width: 1200px)';

/** A prompt that is done: on its sheet, to be copied, mended, kept and handed on. */
export function ResultView({ data, segments, saved, kept }: ResultViewProps) {
  const of = saved?.id ?? kept?.generationId ?? data.prompt;
  const text = useResultText(of, { text: data.prompt, settings: data.settings, version: saved?.version });
  const generationId = saved?.generation_id ?? kept?.generationId;
  useEffect(() => endAttempt(generationId), [generationId]);
  const pins = useResultPins(of, data.locked);
  const original = { text: data.prompt, marks: saved?.marks ?? kept?.marks ?? NO_MARKS };
  const said = useResultMarks(of, original, text.shown);
  const { rewrite, news } = useRewrite(text, pins.pinned);
  const saving = useSaveResult({ data, saved, kept, text, pins, said });
  const shown = {
    ...withPins(data, pins.pinned),
    prompt: text.shown,
    ...(isSet(text.settings) && { settings: text.settings }),
  };
  const inked = useResultSegments(shown, segments, said.marks);
  const editing = useEditing({ of, text, saving });
  const [view, setView] = useState<SheetView>(editing.isUnfinished ? 'edit' : 'formatted');
  const isWide = useMedia(TWO_PAPERS);
  const copy = useModelCopy(shown, { text: text.shown, settings: text.settings }, said.marks, isWide);
  const hasPaper = isWide && view === 'formatted' && (!copy.isOnlyByModel || copy.written !== undefined);
  const beside = hasPaper ? copy.model : undefined;
  const checked = useSheetChecks({ data: shown, text, copy });
  const sheet = useRef<HTMLDivElement>(null);
  const [comparison, compare] = useState<Comparison>();
  useTellPrompt({
    text: text.shown,
    mode: data.mode,
    model: data.selectedModel,
    locked: pins.pinned,
    place: 'this prompt',
    take: rewrite,
  });
  const replace = (next: SaidText) => {
    text.put({ text: next.text, settings: text.settings });
    said.put(next);
  };
  const method = saved?.method ?? kept?.method ?? null;

  return (
    <div className={styles.page}>
      <SlateHead
        title={saved?.title ?? titleOf(data)}
        subject={subjectTitle(data, inked)}
        data={data}
        saved={saved}
        isEdited={text.isEdited}
      />
      <CompareDialog comparison={comparison} onTake={rewrite} onClose={() => compare(undefined)} />
      <SaveNote saving={saving} isUnsaved={kept?.generationId !== undefined} />
      {view !== 'edit' && <UnfinishedEdit editing={editing} onGoOn={() => setView('edit')} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <div ref={sheet} className={classNames(beside && styles.papers)}>
            <PromptSheet
              data={shown}
              segments={inked}
              copy={copy}
              isBeside={beside !== undefined}
              view={view}
              onView={setView}
              editing={editing}
              onSettings={(settings) => text.put({ text: text.shown, settings })}
              checked={checked}
              said={said}
              pins={pins}
              onReplace={replace}
            />
            {beside && (
              <CopyPaper
                data={shown}
                model={beside}
                copy={copy}
                marks={said.marks}
                onMarks={said.change}
                onReplace={replace}
              />
            )}
          </div>
          {view !== 'edit' && (
            <SheetQuestion
              data={shown}
              marks={said.marks}
              text={text}
              byModel={copy.writing?.copy?.beside.open}
              onEdit={() => setView('edit')}
              onAnswered={() => sheet.current?.querySelector('button')?.focus()}
            />
          )}
          {view === 'formatted' && (
            <PinnedWords text={shown.prompt} pinned={pins.pinned} onChange={pins.change} news={news} />
          )}
          <ResultActions
            data={shown}
            copied={copy.onSheet?.text ?? shown.prompt}
            isChief={beside === undefined || copy.isOnlyByModel}
            view={view}
            saved={saved}
            method={method}
            saving={saving}
            marks={said.marks}
            isEdited={text.isEdited || pins.isChanged || said.isChanged}
            onDiscard={() => {
              text.discard();
              pins.discard();
              said.discard();
            }}
            onCompare={compare}
          />
          {checked && view !== 'edit' && (
            <ChecksPanel
              isFolding
              checks={checked.look.checks}
              onFix={checked.fix}
              onFixAll={checked.fixAll}
            />
          )}
          <TuneSlot data={shown} marks={said.marks} onMarks={said.change} onReplace={replace} />
        </div>
        <aside className={styles.side} aria-label="About this prompt">
          <ShotPanel text={text.shown} mode={data.mode} />
          <SideTabs
            versions={
              saved && (
                <VersionsPanel
                  saved={saved}
                  isEdited={text.isEdited}
                  shown={text.shown}
                  onCompare={compare}
                />
              )
            }
            said={
              checked && (
                <SpecifiedList
                  specified={checked.look.specified}
                  decider={data.selectedModel ? generatorName(data.selectedModel) : 'the generator'}
                />
              )
            }
          />
          {data.recovered && <RecoveredPanel recovered={data.recovered} />}
          <UpgradeBanner />
        </aside>
      </div>
    </div>
  );
}
