import type { PromptSettings } from '@cuewright/engine/methods';
import { type Dropped, flagsBehind } from '@cuewright/engine/writing';
import type { CopyByModel } from '../../lib/guest-models/use-model-writing.ts';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import type { Segment } from '../../ui/part/part.ts';
import type { Copy } from './use-model-copy.ts';

/** The words of a model, with what goes beside them; what was set beside the prompt goes along as in the engine’s copy. */
export function copyByModel(
  { text, beside }: CopyByModel,
  inks: readonly Segment[],
  engine: Copy,
  settings: PromptSettings,
): Copy {
  const goesAlong = isSet(settings)
    ? {
        ...beside,
        ...(engine.negative !== undefined && { negative: engine.negative }),
        ...(engine.parameters && { parameters: engine.parameters }),
        ...(engine.asked && { asked: engine.asked }),
        dropped: [...beside.dropped, ...engine.dropped.filter((one) => !isAmong(beside.dropped, one))],
      }
    : beside;
  const flags = flagsBehind(goesAlong);
  return {
    ...goesAlong,
    text: text + flags,
    segments: flags ? [...inks, { text: flags, part: 'technical' }] : inks,
    ...(engine.open && { open: engine.open }),
  };
}

/** Whether all that is set beside the prompt goes beside its copy too: what its words carry, a model never hears of. */
export function carriesSettings(
  { negative = '', parameters = {}, dropped }: Copy,
  { negative: absent = [], ratio, duration }: PromptSettings,
): boolean {
  const sent = [negative, ...Object.values(parameters), ...dropped.map(({ value }) => value)]
    .join('\n')
    .toLowerCase();
  return [...absent, ratio, duration].every(
    (one) => one === undefined || sent.includes(`${one}`.toLowerCase()),
  );
}

function isAmong(all: readonly Dropped[], one: Dropped): boolean {
  return all.some(({ field, value }) => field === one.field && value === one.value);
}
