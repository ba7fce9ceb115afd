import { type Made, made } from './made.ts';
import type { Sources } from './sources.ts';

const LONGEST = 100_000;

/** What calls itself a prompt and is written in plain words: IPTC's own field, or a text of that name. */
export function readPlainPrompt(sources: Sources): Made | undefined {
  const iptc = sources.text('Iptc4xmpExt:AIPromptInformation', 'AIPromptInformation');
  const prompt = iptc ?? plainText(sources);
  if (!prompt) return undefined;
  return made(
    sources.text('Iptc4xmpExt:AISystemUsed', 'AISystemUsed') ?? (iptc ? undefined : sources.text('Software')),
    {
      version: sources.text('Iptc4xmpExt:AISystemVersionUsed', 'AISystemVersionUsed'),
      prompt,
      negative: sources.text('negative_prompt', 'Negative Prompt', 'negative prompt'),
      model: iptc ? undefined : sources.text('model'),
      seed: sources.text('seed'),
    },
    sources
      .named('steps', 'sampler', 'cfg_scale', 'guidance_scale', 'size')
      .map(({ key, text }) => ({ name: key, value: text })),
  );
}

function plainText(sources: Sources): string | undefined {
  return sources
    .named('prompt')
    .map(({ text }) => text.trim())
    .find(
      (text) => text.length > 2 && text.length < LONGEST && !text.startsWith('{') && !text.startsWith('['),
    );
}
