import { promptLimits } from '@cuewright/contract';
import { findModel, type Model } from '@cuewright/engine/catalogue';
import { sayUntold } from '@cuewright/engine/content/untold';
import { type LookedAt, openPoints } from '@cuewright/engine/open-points';
import { counted } from '@cuewright/engine/plural';
import type { Shot } from '@cuewright/engine/shot';
import { write } from '@cuewright/engine/writing';
import { Star, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { LengthFoot } from '../../../features/builder/live/length-foot.tsx';
import { promptLength } from '../../../features/builder/live/prompt-length.ts';
import { inputWords, statusWords } from '../../../features/builder/models/fact-words.ts';
import { commandOf } from '../../../lib/command-text.ts';
import { BesideCopy } from '../../../lib/model-copy/beside-copy.tsx';
import { OpenPoints } from '../../../lib/open-points/open-points.tsx';
import { OpenNote } from '../../../lib/open-question/open-note.tsx';
import { type Saying, useSayable } from '../../../lib/said-words/use-sayable.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Paper } from '../../../ui/paper/paper.tsx';
import { PromptText } from '../../../ui/prompt-surface/prompt-text.tsx';
import { RuledBox, RuledForm, StruckOutBox } from '../../../ui/ruled-box/ruled-box.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import { nearestDuration } from './offered-shapes.ts';
import styles from './tune.module.css';
import type { Tuning } from './tuned.ts';
import { toldBoxes } from './tuned-boxes.ts';
import { TunedSettings } from './tuned-settings.tsx';
import { UntoldList } from './untold-list.tsx';

interface TunedCopyProps {
  model: Model;
  shot: Shot;
  /** The same, looked at once for all copies. */
  looked: LookedAt;
  saying: Saying;
  tuning: Tuning;
  isFavourite: boolean;
  onTune: (tuning: Tuning) => void;
  onFavourite: () => void;
  onChange: () => void;
  /** In its place. */
  onReplace: (id: string) => void;
  onRemove: () => void;
}

/** The same shot as one more generator wants it, and what of it that generator cannot be told. */
export function TunedCopy(props: TunedCopyProps) {
  const {
    model,
    shot,
    looked,
    saying,
    tuning,
    isFavourite,
    onTune,
    onFavourite,
    onChange,
    onReplace,
    onRemove,
  } = props;
  const id = useId();
  const start = model.mode === 'video' ? model.startImage?.value : undefined;
  const isFromImage = start === 'required' || (start === 'optional' && tuning.isFromImage === true);
  const written = useMemo(
    () => writeTuned(model, shot, tuning, isFromImage),
    [model, shot, tuning, isFromImage],
  );
  const command = useMemo(() => commandOf(written), [written]);
  const { text } = useSayable({ saying, segments: command.segments });
  const length = useMemo(() => promptLength(command.text, model), [command, model]);
  const untold = useMemo(() => sayUntold(written.dropped, model), [written, model]);
  const found = useMemo(
    () => ({ points: openPoints(looked, model, isFromImage), isStale: false }),
    [looked, model, isFromImage],
  );
  const { name } = model;
  const { kind } = model.status.value;
  const isTextless = model.input.value === 'numbers';

  return (
    <article className={styles.copy} aria-labelledby={id}>
      <Paper
        level={3}
        title={
          <span id={id} className={styles.name}>
            Tune for {name}
            {kind !== 'active' && (
              <TapeLabel colour={kind === 'retired' ? 'red' : 'black'}>{statusWords[kind]}</TapeLabel>
            )}
          </span>
        }
        lead={isFromImage ? 'Only what moves, over a start image' : inputWords[model.input.value]}
        actions={
          <>
            <IconButton
              size="s"
              label={isFavourite ? `${name} is a favourite` : `Make ${name} a favourite`}
              aria-pressed={isFavourite}
              onClick={onFavourite}
            >
              <Star className={isFavourite ? styles.favourite : undefined} />
            </IconButton>
            <Button size="s" aria-label={`Change ${name}`} onClick={onChange}>
              Change
            </Button>
            {!isTextless && (
              <CopyButton size="s" label={`Copy for ${name}`} shown="Copy" text={command.text} />
            )}
            <IconButton size="s" label={`Put the ${name} copy away`} onClick={onRemove}>
              <X />
            </IconButton>
          </>
        }
        foot={!isTextless && <LengthFoot length={length} />}
      >
        {isTextless ? (
          <p className={styles.textless}>
            {name} reads no text. Give it the picture, and set the figures below.
          </p>
        ) : (
          <div className={styles.text}>
            <PromptText {...text} size="s" />
          </div>
        )}
        <BesideCopy name={name} written={written} />
        <OpenNote open={written.open} />
        {saying.onReplace && !isTextless && (
          <OpenPoints
            level={4}
            name={name}
            prompt={saying.prompt}
            marks={saying.marks}
            found={found}
            max={promptLimits.text}
            onReplace={saying.onReplace}
          />
        )}
      </Paper>
      <div className={styles.boxes}>
        <RuledForm>
          {toldBoxes({ model, shot, written, tuning, isFromImage }).map(({ label, says, cannot }) =>
            cannot === undefined ? (
              <RuledBox key={label} label={label}>
                {says}
              </RuledBox>
            ) : (
              <StruckOutBox key={label} label={label} reason={cannot} />
            ),
          )}
        </RuledForm>
      </div>
      {start !== undefined && start !== 'none' && (
        <div className={styles.start}>
          <Switch
            isOn={isFromImage}
            isDisabled={start === 'required'}
            onChange={(isOn) => onTune({ ...tuning, isFromImage: isOn })}
          >
            Image to video
          </Switch>
          <p className={styles.note}>
            {start === 'required'
              ? `${name} always begins with a picture.`
              : 'From a start image only what moves, the camera and the sound are written.'}
          </p>
        </div>
      )}
      <Retired model={model} onReplace={onReplace} />
      <TunedSettings model={model} shot={shot} tuning={tuning} onTune={onTune} />
      <UntoldList name={name} untold={untold} />
    </article>
  );
}

/** The nearest length stands in for one that is not offered; what was asked for is told all the same. */
function writeTuned(model: Model, shot: Shot, tuning: Tuning, isFromImage: boolean) {
  const { ratio, duration, settings } = tuning;
  const nearest = duration === undefined ? nearestDuration(model, shot.duration) : undefined;
  const seconds = duration ?? nearest;
  const written = write(shot, model, {
    settings,
    ...(isFromImage && { startImage: 'start-image' }),
    ...(ratio !== undefined && { ratio: ratio as NonNullable<Shot['ratio']> }),
    ...(seconds !== undefined && { duration: seconds }),
  });
  if (nearest === undefined || shot.duration === undefined) return written;
  const asked = {
    field: 'duration',
    value: counted(shot.duration, 'second'),
    reason: 'duration-not-offered',
  } as const;
  return { ...written, dropped: [...written.dropped, asked] };
}

function Retired({ model, onReplace }: { model: Model; onReplace: (id: string) => void }) {
  const { kind, note } = model.status.value;
  const { successor } = model;
  if (kind === 'active' && !successor) return null;
  const heir = successor?.id === undefined ? undefined : findModel(successor.id);
  const since = model.status.value.kind === 'retired' ? ` since ${model.status.value.since}` : '';
  const standing =
    kind === 'retired'
      ? `Retired${since}. `
      : kind === 'research-only'
        ? 'Research only. '
        : kind === 'legacy'
          ? 'Legacy. '
          : '';
  return (
    <p className={styles.retired}>
      {standing}
      {successor ? `Its heir is ${successor.name}.` : note}
      {heir && (
        <Button size="s" onClick={() => onReplace(heir.id)}>
          Tune for {heir.name} instead
        </Button>
      )}
    </p>
  );
}
