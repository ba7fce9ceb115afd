import { promptLimits } from '@cuewright/contract';
import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ReverseModel } from '@cuewright/engine/methods';
import type { Engine, JobTurn } from '../../services/engine/engine.ts';
import type { Analysis } from './commands.ts';
import { presentMade, rawOf } from './recovered.ts';

/**
 * The prompt that the file holds, word for word. Nothing was looked at, so nothing is measured and nothing counts. It may
 * be longer than any prompt: what is beyond the limit is handed over, and not sorted by what it speaks of.
 */
export async function exactAnswer(
  engine: Engine,
  turn: JobTurn,
  facts: MadeFacts,
  prompt: string,
  model: ReverseModel,
): Promise<Analysis> {
  const read = prompt.slice(0, promptLimits.text);
  const settings = facts.settings.map(({ name, value }) => ({ name, value }));
  const analysis = await engine.run('read-exact', { prompt: read, settings, model }, turn);
  const reasons = [{ points: analysis.confidence, says: 'the file holds its prompt, word for word' }];
  if (read.length < prompt.length) reasons.push({ points: 0, says: TOO_LONG });
  return {
    prompt,
    analysis: { ...analysis, model },
    originalCaption: '',
    confidence: analysis.confidence,
    source: 'exact',
    reasons,
    recovered: { ...presentMade(facts), raw: rawOf(facts) },
  };
}

const TOO_LONG = `only its first ${promptLimits.text.toLocaleString('en')} characters were sorted into an analysis; the prompt is whole`;
