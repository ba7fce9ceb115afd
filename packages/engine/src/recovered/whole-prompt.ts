import type { MadeFacts } from '../image-metadata/file-facts.ts';

/** All that the picture was asked for: what the whole is, then each character. Another pass asked for the same picture again. */
export function wholePrompt({ prompt = '', further = [] }: Pick<MadeFacts, 'prompt' | 'further'>): string {
  const characters = further.flatMap((part) => (part.kind === 'character' ? (part.prompt ?? []) : []));
  return [prompt, ...characters].join('\n');
}
