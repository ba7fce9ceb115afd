import type { Model } from '@cuewright/engine/catalogue';
import { emptyShot, type Shot } from '@cuewright/engine/shot';
import { type WriteOptions, write } from '@cuewright/engine/writing';
import type { Control, Value } from './controls-of.ts';

/**
 * Whether a copy of this shot takes it: some settings are of one version, or go only along with another. None asks what the
 * words say, so they are not read over and over for it.
 */
export function isTaken(model: Model, shot: Shot, options: WriteOptions, field: string): boolean {
  const { mode, ratio, duration, negative, references, startImage } = shot;
  const wordless: Shot = {
    ...emptyShot(mode),
    ...(ratio !== undefined && { ratio }),
    ...(duration !== undefined && { duration }),
    ...(startImage !== undefined && { startImage }),
    negative,
    references,
  };
  return !write(wordless, model, options).dropped.some((dropped) => dropped.field === field);
}

/** The controls that go along with what is set already; what is set stays, so that it can be let go. */
export function takenControls(
  controls: readonly Control[],
  model: Model,
  shot: Shot,
  settings: Readonly<Record<string, Value>>,
): readonly Control[] {
  return controls.filter(
    (control) =>
      control.name in settings ||
      triedValues(control).every((value) =>
        isTaken(
          model,
          shot,
          { settings: { ...settings, [control.name]: value } },
          `settings.${control.name}`,
        ),
      ),
  );
}

/** The ends of what it offers. */
function triedValues(control: Control): Value[] {
  switch (control.kind) {
    case 'choice':
      return [...control.options];
    case 'range':
      return [control.min, control.max];
    case 'figure':
      return [control.min ?? 0];
    case 'switch':
      return [!control.resting];
  }
}
