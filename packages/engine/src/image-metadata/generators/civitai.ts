import { isRecord, type Json, type JsonRecord, member, plainAt, recordAt, textAt } from '../json/json.ts';
import { parseRecord } from '../json/parse-json.ts';
import { graphOfPrompt } from './comfyui/graph-of-prompt.ts';
import { readGraph } from './comfyui/read-graph.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** What Civitai's generator adds to a graph: the request itself, which is better than what the graph tells. */
export function readCivitai(sources: Sources): Made | undefined {
  const whole = sources.recordWith((record) => extraOf(record) !== undefined, 'extraMetadata');
  const extra = whole && extraOf(whole);
  if (!extra) return undefined;
  // The request does not tell everything that the graph tells.
  const run = graphOfPrompt(whole);
  const graph = run && readGraph(run);
  return made(
    'Civitai',
    {
      prompt: textAt(extra, 'prompt'),
      negative: textAt(extra, 'negativePrompt'),
      model: checkpointOf(member(extra, 'resources')) ?? graph?.model,
      seed: plainAt(extra, 'seed') ?? graph?.seed,
    },
    settingsOf(extra, ['prompt', 'negativePrompt', 'seed']),
  );
}

function extraOf(record: JsonRecord): JsonRecord | undefined {
  for (const holder of [record, recordAt(record, 'extra')]) {
    const extra = recordAt(holder, 'extraMetadata') ?? parseRecord(textAt(holder, 'extraMetadata') ?? '');
    if (textAt(extra, 'prompt') !== undefined) return extra;
  }
  return undefined;
}

function checkpointOf(resources: Json | undefined): string | undefined {
  if (!Array.isArray(resources)) return undefined;
  const checkpoint = resources.find((one) => isRecord(one) && /checkpoint/i.test(textAt(one, 'type') ?? ''));
  return isRecord(checkpoint) ? plainAt(checkpoint, 'modelName', 'name', 'air', 'modelVersionId') : undefined;
}
