import type { Enhanced } from '@cuewright/engine/enhance';

type Added = Enhanced['added'][number];

/** What was added, in the words the prompt says it in. */
export function addedWords({ field, value }: Added, { segments }: Enhanced['written']): string {
  if (field === 'light') return saidBy('light') ?? spelled(value);
  if (field === 'camera.movement') return saidBy('camera', 'The camera ') ?? spelled(value);
  return spelled(value);

  function saidBy(part: string, opening = ''): string | undefined {
    const said = segments.filter((segment) => segment.part === part && segment.text.startsWith(opening));
    if (said.length === 0) return undefined;
    const words = said.map(({ text }) => text).join('');
    return words.trim().replace(/[.,]$/, '');
  }
}

function spelled(value: string): string {
  return value.replaceAll('-', ' ').replace('close up', 'close-up');
}
