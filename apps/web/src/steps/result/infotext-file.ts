import { findModel, modelOf } from '@cuewright/engine/catalogue';
import { type ExportFile, exportInfotext } from '@cuewright/engine/export';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { shotOfPrompt } from '../../lib/model-copy/shot-of-prompt.ts';
import { writer } from '../../lib/model-copy/writer.ts';
import type { ModelCopy } from './use-model-copy.ts';

/** The shot as A1111 and its kin paste it in. Whatever generator it was for, they all read one way of writing. */
export function infotextFile(
  data: PromptData,
  marks: readonly Mark[],
  { model: shown, byModel }: Pick<ModelCopy, 'model' | 'byModel'>,
  milliseconds: number,
): ExportFile {
  if (byModel && shown?.family === 'stable-diffusion') return exportInfotext(byModel, milliseconds);
  const chosen = findModel(data.selectedModel ?? '');
  const model = chosen?.family === 'stable-diffusion' ? chosen : modelOf('stable-diffusion');
  return exportInfotext(
    writer.write(shotOfPrompt(writer, { ...data, made: data.mode, marks }), model),
    milliseconds,
  );
}
