import { type ModelId, modelOf } from '@cuewright/engine/catalogue';
import { type Written, write } from '@cuewright/engine/writing';
import { type Made, shotOfPrompt } from '../../model-copy/shot-of-prompt.ts';
import { writer } from '../../model-copy/writer.ts';

export interface PromptToWrite {
  made: Made;
  model: ModelId;
  hasStartImage?: boolean;
}

/** A finished prompt as a generator reads it best. */
export function writePrompt({ made, model, hasStartImage }: PromptToWrite): Written {
  return write(shotOfPrompt(writer, made), modelOf(model), hasStartImage ? { startImage: 'start' } : {});
}
