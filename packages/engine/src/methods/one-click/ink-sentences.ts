import { lightOfAnHour } from '../../language/surroundings/lights.ts';
import { termsIn } from '../../language/terms/terms-in.ts';
import type { Part } from '../../shot/shot.ts';
import type { Segment } from '../../writing/written.ts';

/** A finished text by its sentences, each in the part that most of it speaks of. The first is about the subject. */
export function inkSentences(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const [sentence] of text.matchAll(/.*?(?:[.!?](?:\s+|$)|$)/gs)) {
    if (sentence === '') continue;
    const last = segments.at(-1);
    const part = last ? partOf(sentence) : 'subject';
    if (last?.part === part) last.text += sentence;
    else segments.push({ text: sentence, part });
  }
  return segments;
}

/** A sentence that names nothing of the craft is about how it all feels: its colours. */
function partOf(sentence: string): Part {
  if (sentence.startsWith('Sound:')) return 'audio';
  const found = termsIn(sentence).map(({ field }) => field.split('.')[0]);
  const count = (name: string) => found.filter((one) => one === name).length;
  const parts: readonly [Part, number][] = [
    ['camera', count('camera')],
    ['light', count('light') + (lightOfAnHour.test(sentence) ? 2 : 0)],
    ['place', count('place')],
    ['technical', count('effects') + count('palette')],
  ];
  const [most] = parts.toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? most[0] : 'mood';
}
