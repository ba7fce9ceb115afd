import { isolateText } from '@cuewright/engine/text';
import type { Variations } from '@cuewright/engine/variations';

type Fault = Extract<Variations, { fault: string }>;

/** What is wrong with the choices, where, and what would be right. */
export function faultWords(fault: Fault, text: string): string {
  if (fault.fault === 'too-many')
    return `These choices make ${figure(fault.ways)} texts. Ask for ${figure(fault.most)} of them at the most, or take a choice out.`;
  const here = `“${isolateText(text.slice(fault.at, fault.at + 16))}${text.length > fault.at + 16 ? '…' : ''}”`;
  switch (fault.fault) {
    case 'unclosed':
      return `The choice that begins ${here} is not closed: it lacks a }.`;
    case 'too-few':
      return `${here} asks for ${fault.wanted} at once, and has ${fault.there}.`;
    case 'too-many-options':
      return `${here} has more than ${fault.most} ways. Split it in two.`;
    case 'too-deep':
      return `${here} lies more than ${fault.most} choices deep.`;
  }
}

export function whatThereIs(made: Variations, seed: number): string {
  if ('fault' in made) return '';
  const { ways, texts } = made;
  if (ways === 1n) return 'No choice yet: mark a stretch and press Vary this part.';
  if (ways > BigInt(texts.length))
    return `${texts.length} of ${figure(ways)} texts, drawn evenly with seed ${seed}.`;
  return `${texts.length} texts, every one there is.`;
}

function figure(count: bigint | number): string {
  return count.toLocaleString('en');
}
