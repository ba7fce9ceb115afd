import type { Model } from '@cuewright/engine/catalogue';
import type { Check, Specified } from '@cuewright/engine/checks';
import type { PromptSettings } from '@cuewright/engine/methods';
import { plural } from '@cuewright/engine/plural';
import type { Written } from '@cuewright/engine/writing';
import { ChevronsUp } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { CheckCounts } from '../../../lib/checks/check-counts.tsx';
import { checkMarks, checkOf } from '../../../lib/checks/check-marks.ts';
import { CheckWords } from '../../../lib/checks/check-words.tsx';
import { ChecksPanel } from '../../../lib/checks/checks-panel.tsx';
import { SpecifiedList } from '../../../lib/checks/specified-list.tsx';
import { commandOf } from '../../../lib/command-text.ts';
import { BesideCopy } from '../../../lib/model-copy/beside-copy.tsx';
import { ShownCopyChoice } from '../../../lib/model-copy/shown-copy.tsx';
import { PinWords, pinMarks, pinOf } from '../../../lib/pinned-words/pin-marks.tsx';
import { PinnedWords } from '../../../lib/pinned-words/pinned-words.tsx';
import { PromptLookChoice, usePromptLook } from '../../../lib/prompt-look.tsx';
import { SettingsList } from '../../../lib/prompt-settings/settings-list.tsx';
import { ReadingLink } from '../../../lib/reading-link.tsx';
import { inkMarks } from '../../../lib/said-words/ink-marks.ts';
import { SayablePrompt } from '../../../lib/said-words/sayable-prompt.tsx';
import type { Saying } from '../../../lib/said-words/use-sayable.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Part } from '../../../ui/part/part.ts';
import { keyedParts } from '../../../ui/prompt-surface/keyed-parts.ts';
import { inputWords } from '../models/fact-words.ts';
import { ModelCard } from '../models/model-card.tsx';
import { LengthFoot, TooLong } from './length-foot.tsx';
import { LengthScope } from './length-scope.tsx';
import styles from './live-prompt.module.css';
import { promptLength } from './prompt-length.ts';
import { type AskedPart, promptParts } from './prompt-parts.ts';

interface LivePins {
  text: string;
  pinned: readonly string[];
  onChange: (pinned: readonly string[]) => void;
}

interface LivePromptProps {
  written: Written;
  /** What its generator reads best, where that is what one looks at. */
  copy: Written | undefined;
  /** In the order in which the text has them. */
  asked: readonly AskedPart[];
  here: Part | undefined;
  /** Words that stay as they are; nothing as long as nothing is written. */
  pins: LivePins | undefined;
  /** What its words are said to be; nothing as long as nothing is written. */
  saying: Saying | undefined;
  model: Model | undefined;
  onChoosePart: (part: Part) => void;
  /** The parts that have a step one can go to. */
  open: readonly Part[];
  settings: PromptSettings;
  onSettings: (settings: PromptSettings) => void;
  /** Nothing until it has been looked over. */
  checked: LookedOver | undefined;
  /** Without it one is choosing already. */
  onChangeModel: (() => void) | undefined;
}

interface LookedOver {
  checks: readonly Check[];
  /** The text they were found in; it may have been written on since. */
  lookedAt: string;
  specified: readonly Specified[];
  onFix: (check: Check) => void;
  onFixAll: (() => void) | undefined;
}

/** The prompt as it stands, in the inks of its parts, and what is known of its model. On a phone it peeks from below until it is opened. */
export const LivePrompt = memo(function LivePrompt({
  written,
  copy,
  asked,
  here,
  pins,
  saying,
  model,
  onChoosePart,
  open,
  settings,
  onSettings,
  checked,
  onChangeModel,
}: LivePromptProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [look, changeLook] = usePromptLook();
  const command = useMemo(() => copy && commandOf(copy), [copy]);
  const segments = useMemo(
    () => command?.segments ?? inkMarks(promptParts(written.segments, asked), saying?.marks ?? []),
    [command, written, asked, saying?.marks],
  );
  const text = command?.text ?? written.text;
  const length = useMemo(() => promptLength(text, model), [text, model]);
  const keyed = useMemo(() => keyedParts(asked, segments), [asked, segments]);
  const pinned = pins?.pinned;
  const marks = useMemo(
    () => [
      ...(checked ? checkMarks(checked.checks, checked.lookedAt, text) : []),
      ...(pinned ? pinMarks(text, pinned) : []),
    ],
    [checked, text, pinned],
  );
  // What a letter does not change is not drawn again for it.
  const below = useMemo(() => {
    const wayTo = (part: Part) =>
      open.includes(part)
        ? () => {
            setOpen(false);
            onChoosePart(part);
          }
        : undefined;
    return (
      checked && (
        <>
          <ChecksPanel checks={checked.checks} onFix={checked.onFix} onFixAll={checked.onFixAll} />
          <SpecifiedList
            specified={checked.specified}
            decider={model?.name ?? 'the generator'}
            wayTo={wayTo}
          />
        </>
      )
    );
  }, [checked, model, open, onChoosePart]);
  const writtenHere = segments.find(({ part, text }) => part === here && text !== '')?.text;

  return (
    <aside
      aria-label="Live prompt"
      className={classNames(styles.live, isOpen && styles.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) setOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.peek}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.grip} />
        <span className={styles.row}>
          <b>Live prompt</b>
          <span>
            <b className={styles.count}>{length.words}</b> {plural(length.words, 'word')}
          </span>
          {checked && <CheckCounts checks={checked.checks} />}
          <ChevronsUp className={styles.sign} />
        </span>
        {!isOpen && <span className={styles.line}>{withoutJoint(writtenHere ?? text)}</span>}
      </button>
      <div id={id} className={styles.inside}>
        <SayablePrompt
          saying={saying}
          title={copy && model ? `Written for ${model.name}` : 'Live prompt'}
          lead={
            copy && model
              ? inputWords[model.input.value]
              : model
                ? `For ${model.name}, which takes ${startingLow(inputWords[model.input.value])}`
                : 'For no model yet'
          }
          actions={
            <>
              {model && model.input.value !== 'numbers' && <ShownCopyChoice model={model} />}
              <PromptLookChoice look={look} onLook={changeLook} />
            </>
          }
          partKey={{
            parts: keyed,
            label: 'Parts of the prompt',
            blankWord: 'still blank',
            onChoose: (part) => {
              setOpen(false);
              onChoosePart(part);
            },
          }}
          segments={segments}
          here={here}
          isPlain={look === 'plain'}
          marks={look === 'plain' ? [] : marks}
          explain={(id, close) => {
            const words = pinOf(id);
            if (words !== undefined)
              return (
                <PinWords
                  words={words}
                  onUnpin={() => pins?.onChange(pins.pinned.filter((one) => one !== words))}
                />
              );
            const check = checked && checkOf(checked.checks, id);
            return (
              check && (
                <CheckWords
                  check={check}
                  onFix={() => {
                    close();
                    checked.onFix(check);
                  }}
                />
              )
            );
          }}
          scrolls={{ name: 'The whole prompt' }}
          foot={
            <>
              <LengthFoot length={length} />
              <ReadingLink />
            </>
          }
        >
          <TooLong length={length} model={model} />
          <LengthScope segments={segments} length={length} />
          {copy && model && <BesideCopy name={model.name} written={copy} />}
          <SettingsList settings={settings} onChange={onSettings} />
        </SayablePrompt>
        {below}
        {pins && <PinnedWords {...pins} />}
        {model && <ModelCard key={model.id} model={model} onChange={onChangeModel} />}
      </div>
    </aside>
  );
});

function withoutJoint(text: string): string {
  return text.replace(/^[\s,.]+/, '');
}

function startingLow(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
