import type { Model } from '../../catalogue/model.ts';

/** What a tool makes of a script, for whoever writes one. */
export function kindOfTool({ family, input, startImage }: Model): string {
  if (family === 'avatar')
    return startImage?.value === 'required'
      ? 'One face speaks all of it.'
      : 'An avatar speaks it, scene by scene.';
  if (input.value === 'brief') return 'It cuts a clip to the narration, scene by scene.';
  return 'It looks for pictures sentence by sentence: one idea to a sentence.';
}
