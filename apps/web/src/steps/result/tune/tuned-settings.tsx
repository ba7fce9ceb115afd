import type { Model } from '@cuewright/engine/catalogue';
import { counted } from '@cuewright/engine/plural';
import type { Shot } from '@cuewright/engine/shot';
import { useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Slider } from '../../../ui/slider/slider.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { type Control, controlsOf, type Value } from './controls-of.ts';
import { FigureField } from './figure-field.tsx';
import { offeredDurations, offeredRatios } from './offered-shapes.ts';
import { isTaken, takenControls } from './taken.ts';
import styles from './tune.module.css';
import { type Tuning, UNTUNED } from './tuned.ts';

interface TunedSettingsProps {
  model: Model;
  shot: Shot;
  tuning: Tuning;
  onTune: (tuning: Tuning) => void;
}

/** Nothing of one's own: no value is called that. */
const AS_SAID = 'as it comes';

/** Everything a generator can be set to, and nothing that it does not take. */
export function TunedSettings({ model, shot, tuning, onTune }: TunedSettingsProps) {
  const { settings } = tuning;
  const controls = useMemo(
    () => takenControls(controlsOf(model), model, shot, settings),
    [model, shot, settings],
  );
  const ratios = useMemo(
    () => offeredRatios(model).filter((ratio) => isTaken(model, shot, { ratio }, 'ratio')),
    [model, shot],
  );
  const durations = model.mode === 'video' ? offeredDurations(model) : [];
  const set =
    Object.keys(tuning.settings).length +
    Number(tuning.ratio !== undefined) +
    Number(tuning.duration !== undefined);
  if (controls.length + ratios.length + durations.length === 0)
    return <p className={styles.note}>No setting of {model.name} is documented.</p>;

  const change = (name: string, value: Value | undefined) => {
    const { [name]: _, ...others } = tuning.settings;
    onTune({ ...tuning, settings: value === undefined ? others : { ...others, [name]: value } });
  };
  const { ratio: _ratio, ...withoutRatio } = tuning;
  const { duration: _duration, ...withoutDuration } = tuning;
  return (
    <details className={styles.settings}>
      <summary>
        Settings of {model.name} <span className={styles.set}>{set > 0 && `${set} set`}</span>
      </summary>
      <div className={styles.controls}>
        {ratios.length > 0 && (
          <Select
            label="Frame"
            choices={[
              { value: AS_SAID, label: 'As the shot says' },
              ...ratios.map((ratio) => ({ value: ratio as string, label: ratio })),
            ]}
            value={tuning.ratio ?? AS_SAID}
            onChange={(next) => onTune(next === AS_SAID ? withoutRatio : { ...tuning, ratio: next })}
          />
        )}
        {durations.length > 0 && (
          <Select
            label="Length"
            choices={[
              { value: AS_SAID, label: 'As the shot says' },
              ...durations.map((seconds) => ({ value: String(seconds), label: counted(seconds, 'second') })),
            ]}
            value={tuning.duration === undefined ? AS_SAID : String(tuning.duration)}
            onChange={(next) =>
              onTune(next === AS_SAID ? withoutDuration : { ...tuning, duration: Number(next) })
            }
          />
        )}
        {controls.map((control) => (
          <OneControl
            key={control.name}
            control={control}
            value={tuning.settings[control.name]}
            onChange={(value) => change(control.name, value)}
          />
        ))}
      </div>
      {set > 0 && (
        <Button
          size="s"
          onClick={() =>
            onTune({
              ...UNTUNED,
              ...(tuning.isFromImage !== undefined && { isFromImage: tuning.isFromImage }),
            })
          }
        >
          Reset all
        </Button>
      )}
    </details>
  );
}

interface OneControlProps {
  control: Control;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function OneControl({ control, value, onChange }: OneControlProps) {
  const { name, note } = control;
  switch (control.kind) {
    case 'choice': {
      const resting = control.resting === undefined ? 'Not set' : `${control.resting}, by itself`;
      return (
        <Select
          label={name}
          note={note}
          choices={[
            { value: AS_SAID, label: resting },
            ...control.options.map((option) => ({ value: String(option), label: String(option) })),
          ]}
          value={value === undefined ? AS_SAID : String(value)}
          onChange={(next) => onChange(control.options.find((option) => String(option) === next))}
        />
      );
    }
    case 'range':
      return (
        <Slider
          label={name}
          note={note}
          value={typeof value === 'number' ? value : undefined}
          resting={control.resting}
          min={control.min}
          max={control.max}
          step={control.step}
          onChange={onChange}
        />
      );
    case 'figure':
      return (
        <FigureField
          control={control}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <Switch
          isOn={value === undefined ? control.resting : value === true}
          onChange={(isOn) => onChange(isOn === control.resting ? undefined : isOn)}
        >
          {name}
          {note && <small className={styles.note}> {note}</small>}
        </Switch>
      );
  }
}
