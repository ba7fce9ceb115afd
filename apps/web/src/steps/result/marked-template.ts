import { varyPart } from '@cuewright/engine/variations';

/** The prompt with what is marked in it made a choice; as it is where nothing of it is. */
export function markedTemplate(prompt: string, marked: string): string {
  const words = marked.trim();
  const start = words === '' ? -1 : prompt.indexOf(words);
  if (start < 0) return prompt;
  const end = start + words.length;
  const varied = varyPart(prompt, { start, end }, []);
  return `${varied.slice(0, end + 1)}|${varied.slice(end + 1)}`;
}
