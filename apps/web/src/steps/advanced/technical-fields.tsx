import {
  type CameraName,
  type SpecField,
  sensorSize,
  sensors,
  specOptions,
} from '@cuewright/engine/catalogue';
import type { AdvancedForm, TechnicalSpecs } from '@cuewright/engine/methods';
import { sourceLink, suretyNotes, suretyWords } from '../../features/builder/models/source-link.ts';
import { textLimit } from '../../features/builder/text-limit.ts';
import { Select } from '../../ui/select/select.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './technical-fields.module.css';

interface TechnicalFieldsProps {
  form: AdvancedForm;
  onEdit: (edit: (before: AdvancedForm) => AdvancedForm) => void;
}

const selects: readonly (readonly [SpecField, string])[] = [
  ['cameraType', 'Camera'],
  ['lens', 'Lens'],
  ['aperture', 'Aperture'],
  ['iso', 'ISO'],
  ['shutterSpeed', 'Shutter'],
  ['temperature', 'Temperature'],
  ['foregroundObjects', 'Foreground'],
  ['backgroundStyle', 'Background'],
  ['objects', 'Object density'],
];

type Effect = {
  [Key in keyof TechnicalSpecs]: TechnicalSpecs[Key] extends boolean ? Key : never;
}[keyof TechnicalSpecs];

const switches: readonly (readonly [Effect, string])[] = [
  ['filmGrain', 'Film grain'],
  ['lightLeaks', 'Light leaks'],
  ['abstracts', 'Abstract elements'],
  ['macroDepth', 'Macro depth'],
];

/** The last step: nine choices, four switches, and whatever else there is to say. */
export function TechnicalFields({ form, onEdit }: TechnicalFieldsProps) {
  const specs = form.technicalSpecs;
  const set = (part: Partial<TechnicalSpecs>) =>
    onEdit((before) => ({ ...before, technicalSpecs: { ...before.technicalSpecs, ...part } }));
  return (
    <>
      <div className={styles.selects}>
        {selects.map(([field, label]) => (
          <Select
            key={field}
            label={label}
            value={specs[field]}
            onChange={(value) => set({ [field]: value })}
            choices={[
              { value: '', label: 'Not chosen' },
              ...specOptions[field].map(({ value }) => ({ value: String(value), label: String(value) })),
            ]}
          />
        ))}
      </div>
      <SensorNote camera={specs.cameraType} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label="Effects" className={styles.switches}>
        {switches.map(([effect, label]) => (
          <Switch key={effect} isOn={specs[effect]} onChange={(isOn) => set({ [effect]: isOn })}>
            {label}
          </Switch>
        ))}
      </div>
      <Textarea
        label="Additional details"
        value={form.additionalDetails}
        onChange={(additionalDetails) => onEdit((before) => ({ ...before, additionalDetails }))}
        placeholder="whatever has no box of its own: a film stock, a palette, a sound"
        max={textLimit}
        counted="always"
        rows={4}
      />
    </>
  );
}

/** The sensor is a fact of the camera, not a choice. */
function SensorNote({ camera }: { camera: string }) {
  if (!Object.hasOwn(sensors, camera)) {
    return <p className={styles.sensor}>The sensor follows from the camera.</p>;
  }
  const fact = sensors[camera as CameraName];
  const source = sourceLink(fact);
  return (
    <p className={styles.sensor}>
      Sensor: <b>{sensorSize(camera as CameraName)}</b>{' '}
      <span title={suretyNotes[fact.sure]}>
        <Stamp isWeak={fact.sure !== 'vendor'}>{suretyWords[fact.sure]}</Stamp>
      </span>{' '}
      {source?.href && (
        <a href={source.href} target="_blank" rel="noreferrer">
          {source.text}
        </a>
      )}
    </p>
  );
}

/** "Camera, lens and 3 more", for the rail. */
export function technicalSummary({ technicalSpecs, additionalDetails }: AdvancedForm): string {
  const chosen = [
    ...selects.map(([field]) => technicalSpecs[field]),
    ...switches.map(([effect, label]) => (technicalSpecs[effect] ? label : '')),
    additionalDetails.trim(),
  ].filter((word) => word !== '');
  const [first] = chosen;
  if (first === undefined) return '';
  return chosen.length === 1 ? first.slice(0, 40) : `${chosen.length} filled in`;
}
