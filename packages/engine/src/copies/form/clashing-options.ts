import type { Reading } from '../../language/reading.ts';
import { wordsOf } from '../../language/span.ts';
import type { Chosen } from '../../shot/shot.ts';
import type { Open } from '../../writing/written.ts';

/** Options that cannot come true beside the words, or beside each other; and what only the person can settle. */
export interface ClashingOptions {
  /** Without those that the words say otherwise. */
  readonly chosen: Chosen;
  readonly open: readonly Open[];
}

export function clashingOptions(chosen: Chosen, readings: readonly Reading[]): ClashingOptions {
  const open: Open[] = [];
  const camera = { ...chosen.camera };
  const ask = (part: string, one: string, other: string) =>
    open.push({
      part,
      question: `These two conflict: ${one} / ${other}. Which one do you mean?`,
      choices: [one, other],
    });
  const stop = saidOf(readings, 'camera.aperture');
  if (stop && camera.aperture) {
    if (stop.value !== camera.aperture) ask('camera.aperture', stop.words, camera.aperture);
    delete camera.aperture;
  }
  const lens = saidOf(readings, 'camera.lens.mm');
  if (lens && camera.lens?.mm !== undefined) {
    const figure = Number(/\d+/.exec(lens.words)?.[0]);
    if (figure > 0 && figure !== camera.lens.mm) ask('camera.lens', lens.words, `${camera.lens.mm}mm`);
    delete camera.lens;
  }
  const { foreground = '' } = chosen.place;
  if (/\bbokeh\b/.test(foreground) && camera.aperture && Number(camera.aperture.slice(2)) >= SHARP)
    ask('camera.aperture', foreground, camera.aperture);
  return { chosen: { ...chosen, camera }, open };
}

/** From this stop on nothing in front or behind is blurred. */
const SHARP = 8;

function saidOf(readings: readonly Reading[], field: string): { value: string; words: string } | undefined {
  for (const { text, terms } of readings) {
    const term = terms.find((one) => one.field === field && !one.isDenied);
    if (term) return { value: term.value, words: wordsOf(text, term) };
  }
  return undefined;
}
