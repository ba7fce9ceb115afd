import { readShot } from '../../shot-of/read-shot.ts';
import { saidByPart } from '../../shot-of/said-by-part.ts';
import type { ImageAnalysis } from './image-analysis.ts';

/** How sure it is of a prompt that the file holds, in per cent. */
const CERTAIN = 100;

/** A command's parameters speak to the machine, not of the picture. */
function withoutFlags(prompt: string): string {
  const [words = ''] = prompt.split(/\s--(?=[a-z])/, 1);
  return words.trim() === '' ? prompt : words;
}

/** A prompt that a file holds, its own words sorted by what they speak of. Nothing was looked at, and nothing is added. */
export function exactAnalysis(
  prompt: string,
  settings: readonly { name: string; value: string }[],
  model: string,
): ImageAnalysis {
  const said = saidByPart(readShot(withoutFlags(prompt)));
  return {
    subject: said.subject ?? '',
    environment: said.place ?? '',
    lighting: said.light ?? '',
    mood: said.mood ?? '',
    style: [said.camera, said.technical].filter(Boolean).join(', '),
    technicalNotes: settings.map(({ name, value }) => `${name}: ${value}`).join(', '),
    confidence: CERTAIN,
    model,
  };
}
