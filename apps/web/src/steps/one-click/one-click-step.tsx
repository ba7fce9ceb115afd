import { oneClickPanel } from '@cuewright/engine/content/one-click-panel';
import type { Mark } from '@cuewright/engine/marks';
import { Dices } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import page from '../../app/shell/shell.module.css';
import { PromptSheet } from '../../features/prompt-sheet/prompt-sheet.tsx';
import { type Mode, useAddress } from '../../lib/address.ts';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { inked } from '../../lib/inked.ts';
import { ModeChoice } from '../../lib/mode-choice.tsx';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { KeyboardHint } from '../../ui/keyboard-hint/keyboard-hint.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { Part, Segment } from '../../ui/part/part.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { FeatureTiles } from './feature-tiles.tsx';
import { HoldList } from './hold-list.tsx';
import { LastRolls } from './last-rolls.tsx';
import styles from './one-click-step.module.css';
import { revealed } from './revealed.ts';
import { shownRoll, toggleHeld, withMarks, withShown } from './shelf.ts';
import { useReveal } from './use-reveal.ts';
import { useRolls } from './use-rolls.ts';
import { useSpaceKey } from './use-space-key.ts';

const NO_MARKS: readonly Mark[] = [];
const parts: readonly Part[] = ['subject', 'place', 'light', 'camera', 'mood'];

/** A finished clip may speak of its sound, too. */
function partsOf(segments: readonly Segment[]): readonly Part[] {
  return segments.some(({ part }) => part === 'audio') ? [...parts, 'audio'] : parts;
}

const leads: Record<Mode, string> = {
  photo: 'One press, one finished photograph in words. Rolling is free; using a prompt counts as one.',
  video: 'One press, one finished clip in words. Rolling is free; using a prompt counts as one.',
};

/** One-Click: rolls a finished prompt, and keeps what one wants to hold. */
export function OneClickStep() {
  const [{ mode: asked, method }, go] = useAddress();
  const mode = asked ?? 'photo';
  const { shelf, letGo, edit, rollOn } = useRolls(mode);
  const { generate, isGenerating, failure, retry } = useGenerate();
  const reveal = useReveal();
  const isRolling = reveal.isRunning;
  const shown = shownRoll(shelf);
  const whole = useMemo(() => inked(shown?.segments ?? []), [shown]);

  const onRoll = useCallback(
    (how?: { inParts: boolean }) => {
      if (isRolling || isGenerating) return;
      rollOn(how);
      reveal.start();
    },
    [isRolling, isGenerating, rollOn, reveal.start],
  );
  useSpaceKey(onRoll);
  useShortcut({ keys: 'mod+enter', does: 'Roll' }, () => onRoll());

  return (
    <div className={page.page}>
      <PageHead
        title="One-Click"
        actions={
          <ModeChoice
            mode={mode}
            onMode={(next) => go({ step: 'automation', mode: next, method }, { replace: true })}
          />
        }
      >
        {leads[mode]}
      </PageHead>
      <div className={styles.bench}>
        <div className={styles.result}>
          {shown ? (
            <>
              <div className={styles.sheet}>
                <PromptSheet
                  title={mode === 'photo' ? 'A photograph' : 'A clip'}
                  lead={leadOf(isRolling, shown.parts !== undefined)}
                  segments={isRolling ? revealed(whole, reveal.share) : whole}
                  parts={partsOf(whole)}
                  saying={
                    isRolling
                      ? undefined
                      : {
                          prompt: shown.text,
                          mode,
                          marks: shown.marks ?? NO_MARKS,
                          onChange: (marks) => edit((before) => withMarks(before, marks)),
                        }
                  }
                />
              </div>
              <VisuallyHidden role="status">{!isRolling && shown.text}</VisuallyHidden>
              {letGo > 0 && !isRolling && (
                <p className={styles.note} role="status">
                  Nothing else fits all that you held, so{' '}
                  {letGo === 1 ? 'one part was' : `${letGo} parts were`} let go.
                </p>
              )}
              {failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
              <div className={styles.actions} data-thumb-bar>
                <Button size="l" isBusy={isRolling} disabled={isGenerating} onClick={() => onRoll()}>
                  Generate Another
                  <KeyboardHint keys="mod+enter" />
                </Button>
                <Button
                  look="primary"
                  size="l"
                  isBusy={isGenerating}
                  disabled={isRolling}
                  onClick={() =>
                    void generate({
                      method: 'automation',
                      data: { mode, prompt: shown.text },
                      segments: shown.segments,
                      marks: shown.marks ?? NO_MARKS,
                    })
                  }
                >
                  Use This Prompt
                </Button>
              </div>
              <FeatureTiles mode={mode} />
            </>
          ) : (
            <EmptyState
              title={oneClickPanel[mode].empty.title}
              level={2}
              action={
                <Button look="primary" size="l" onClick={() => onRoll()}>
                  <Dices aria-hidden="true" />
                  Generate
                  <KeyboardHint keys="mod+enter" />
                </Button>
              }
            >
              {oneClickPanel[mode].empty.text}
            </EmptyState>
          )}
        </div>
        {!shown && <FeatureTiles mode={mode} isStacked />}
        {shown && (
          <div className={styles.side}>
            <HoldList
              parts={shown.parts}
              held={shelf.held}
              isRolling={isRolling}
              onToggle={(part) => edit((before) => toggleHeld(before, part))}
              onPutTogether={() => onRoll({ inParts: true })}
            />
            <LastRolls
              shelf={shelf}
              isRolling={isRolling}
              onShow={(at) => edit((before) => withShown(before, at))}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function leadOf(isRolling: boolean, isPutTogether: boolean): string {
  if (isRolling) return 'Rolling';
  return isPutTogether ? 'Put together from parts that agree' : 'Written in one piece';
}
