import type { Model } from '../../catalogue/index.ts';
import { askedAttributes } from './attributes/attributes.ts';
import { inputSentences } from './fact-sentences.ts';

export function overview(model: Model): string {
  const facts = ['status', 'duration', 'audio', 'shape', 'limit'].flatMap(
    (id) => askedAttributesById(id)?.says(model, '') ?? [],
  );
  const what = `**${model.name}** by ${model.provider} makes ${model.mode === 'video' ? 'video' : 'stills'} and reads ${inputSentences[model.input.value]}.`;
  return [what, ...facts.filter((fact) => !(model.mode === 'photo' && /makes stills/.test(fact)))].join(' ');
}

function askedAttributesById(id: string) {
  const words: Readonly<Record<string, string>> = {
    status: 'status',
    duration: 'duration',
    audio: 'sound',
    shape: 'aspect ratio',
    limit: 'character limit',
  };
  return askedAttributes(words[id] ?? '').find((attribute) => attribute.id === id);
}
