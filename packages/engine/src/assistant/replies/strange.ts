import type { Understood } from '../reading/understood.ts';
import { plain } from '../reading/words.ts';
import { ask, type Reply } from '../reply.ts';
import { namesProduct } from '../retrieval/anchors.ts';
import { lexicon } from '../retrieval/collections.ts';

/** Names of generators and tools people ask about that are in no data sheet here. */
const STRANGERS =
  /\b(?:seedance|seedream|wan ?\d(?:\.\d)?|wanx|qwen(?:-image)?|recraft|krea|higgsfield|ltx(?:-video)?|ltxv|mochi|grok|vidu|pixverse|haiper|genmo|viggle|heygen|colossyan|elevenlabs|suno|udio|reve|hidream|lumiere|phenaki|sana|omnigen|kandinsky|deepfloyd|bing image|copilot|claude|perplexity|mistral|llama|deepseek|comfyui|automatic1111|invokeai|topaz|kaiber|morph studio|moonvalley|marey|lovart|whisk|google flow|capcut|premiere|davinci|after effects|blender|unreal)\b/;

/** A tool of others is not known here. */
export function stranger({ plain: text, mentions }: Understood): Reply | undefined {
  return mentions.length === 0 && STRANGERS.test(text) ? nothingKnown(true) : undefined;
}

/** A fact of a generator that nobody here has heard of is not known, however well its other words are. */
export function strange(own: Understood): Reply | undefined {
  if (own.mentions.length > 0 || own.given !== undefined || namesProduct(own.plain)) return undefined;
  const asksFact =
    own.attributes.some(({ id }) => id !== 'input') ||
    /\b(?:how good|support\w*|write for|tell me about|review)\b/.test(own.plain);
  const named = [
    ...own.asked.matchAll(/(?<=\S\s)(?:\p{Lu}[\p{L}\d]{3,}(?: \p{Lu}\p{L}+)?(?: v?\d+(?:\.\d+)?)?)/gu),
  ].map(([name]) => name);
  const isUnknown = named.some(
    (name) =>
      !lexicon.words.has(plain(name).split(' ')[0] ?? '') &&
      !/^(?:I|Cuewright|Aira|Google|TikTok|Instagram|YouTube)\b/.test(name),
  );
  return asksFact && isUnknown ? nothingKnown(true) : undefined;
}

function nothingKnown(isOfModel: boolean): Reply {
  return {
    topic: 'unknown',
    lead: isOfModel
      ? 'That I do not know: there is nothing on it in the catalogue, the help or the glossary, and I would rather not guess.'
      : 'That I do not know, and I would rather not guess.',
    more: 'I know prompts, words of the trade, generators and this product. Try it in other words.',
    buttons: [ask('Which generators can you write for?')],
  };
}
