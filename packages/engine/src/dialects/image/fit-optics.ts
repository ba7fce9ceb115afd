import type { Model } from '../../catalogue/index.ts';
import type { Lens } from '../../shot/shot.ts';
import type { Fitted } from '../../writing/fit-model.ts';

/** Where the lens and the depth of field are settings, they go there, and the words are left to the people. */
export function fitOptics({ shot: { camera }, parameters }: Fitted, model: Model): void {
  const takes = (name: string, value: string | undefined): value is string =>
    value !== undefined &&
    model.parameters.some(({ value: known }) => known.name === name && known.options?.includes(value));
  const lens = camera.lens && lensType(camera.lens);
  if (takes('lens_type', lens)) {
    parameters['lens_type'] = lens;
    if (camera.lens?.mm === undefined) delete camera.lens;
  }
  const depth = camera.focus?.replace('-focus', '');
  if (takes('depth_of_field', depth)) {
    parameters['depth_of_field'] = depth;
    delete camera.focus;
  }
}

function lensType({ kind, mm }: Lens): string | undefined {
  if (kind === 'macro-lens') return undefined;
  if (kind === 'telephoto-lens' || (mm ?? 0) >= 85) return 'telephoto';
  if (kind === 'wide-lens' || kind === 'ultra-wide-lens' || (mm ?? 50) <= 28) return 'wide_angle';
  return undefined;
}
