import { boxesOfText } from '../copies/boxes-of-text.ts';
import { promptKind } from '../dialects/reading-back/read-prompt.ts';
import { type Mark, ownMarks } from '../language/marks/mark.ts';
import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import { askedOf } from '../language/settings/asked-of.ts';
import { type Mode, nothingChosen, type Ratio, type Shot } from '../shot/shot.ts';
import { promptShot } from './prompt-shot.ts';

/** A text as a shot that is written in these very words. What was made for one generator is read back into fields. */
export function saidShot(
  prompt: string,
  mode: Mode,
  locked: readonly string[] = [],
  marks: readonly Mark[] = [],
  known?: Reading,
): Shot {
  const isWeighed = /\S::/.test(prompt);
  if (isWeighed || promptKind(prompt) === 'infotext') return promptShot(prompt, mode, locked);
  const said = known ?? read(prompt, { isClip: mode === 'video', marks });
  const shot = promptShot(prompt, mode, locked, said);
  const { ratio, duration, ...rest } = shot;
  const asked = (key: 'ratio' | 'seconds') => askedOf(said.statements, said.text, key);
  const boxes = ownMarks(marks).length === 0 ? boxesOfText(said) : undefined;
  const shape = asked('ratio');
  const seconds = asked('seconds');
  return {
    ...rest,
    ...(shape !== undefined && { ratio: shape as Ratio }),
    ...(seconds !== undefined && { duration: Number(seconds) }),
    said,
    ...(boxes && { form: { boxes, chosen: nothingChosen } }),
  };
}
