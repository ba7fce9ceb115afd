import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ReverseModel } from '@cuewright/engine/methods';
import { exactAnalysis } from '@cuewright/engine/shots';
import type { Analysis } from './commands.ts';
import { presentMade, rawOf } from './recovered.ts';

/** The prompt that the file holds, word for word. Nothing was looked at, so nothing is measured and nothing counts. */
export function exactAnswer(facts: MadeFacts, prompt: string, model: ReverseModel): Analysis {
  const analysis = exactAnalysis(prompt, facts.settings, model);
  return {
    prompt,
    analysis: { ...analysis, model },
    originalCaption: '',
    confidence: analysis.confidence,
    source: 'exact',
    reasons: [{ points: analysis.confidence, says: 'the file holds its prompt, word for word' }],
    recovered: { ...presentMade(facts), raw: rawOf(facts) },
  };
}
