import { findModel } from '@cuewright/engine/catalogue';
import { sayUntold } from '@cuewright/engine/content/untold';
import type { ExportFile } from '@cuewright/engine/export';
import type { BoardFrame } from '@cuewright/engine/storyboard';
import { commandOf } from '../../lib/command-text.ts';
import { writer } from '../../lib/model-copy/writer.ts';

interface ToHandOut {
  title: string;
  frames: readonly BoardFrame[];
}

/** Every frame of a board as one generator is handed it. It carries the engine: import it when it is needed. */
export function frameCopies({ title, frames }: ToHandOut, modelId: string, milliseconds: number): ExportFile {
  const model = findModel(modelId);
  if (!model) throw new Error(`There is no generator ${modelId}.`);
  const pages = frames.map((frame, n) => {
    const written = writer.write(writer.frameShot(frame, model.mode), model);
    const { negative, parameters = {}, dropped } = written;
    const settings = Object.entries(parameters).filter(([name]) => !name.startsWith('--'));
    const untold = sayUntold(dropped, model).map(({ thing, values }) => `${thing}: ${values.join(', ')}`);
    return [
      `Frame ${n + 1}`,
      commandOf(written).text || `${model.name} reads no text.`,
      ...(negative ? [`Negative prompt: ${negative}`] : []),
      ...(settings.length > 0
        ? [`Settings: ${settings.map(([name, value]) => `${name} ${value}`).join(', ')}`]
        : []),
      ...(untold.length > 0 ? [`Cannot be told: ${untold.join('; ')}`] : []),
    ].join('\n');
  });
  return {
    name: `frames-${model.id}-${milliseconds}.txt`,
    type: 'text/plain',
    text: `${[`${title}, for ${model.name}`, ...pages].join('\n\n')}\n`,
  };
}
