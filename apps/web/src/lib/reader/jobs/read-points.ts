import { type ModelId, modelOf } from '@cuewright/engine/catalogue';
import { lookAt, type OpenPoint, openPoints } from '@cuewright/engine/open-points';
import { type Made, shotOfPrompt } from '../../model-copy/shot-of-prompt.ts';
import { writer } from '../../model-copy/writer.ts';

export interface ToPoint {
  made: Made;
  model: ModelId;
}

/** What a generator's guide wants of a finished prompt and nobody has said. */
export function readPoints({ made, model }: ToPoint): OpenPoint[] {
  const { startImage } = modelOf(model);
  return openPoints(lookAt(shotOfPrompt(writer, made)), modelOf(model), startImage?.value === 'required');
}
