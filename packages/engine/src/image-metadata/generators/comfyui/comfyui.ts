import type { FoundText } from '../../containers/content.ts';
import { type JsonRecord, member, recordAt } from '../../json/json.ts';
import { parseRecord } from '../../json/parse-json.ts';
import type { Made } from '../made.ts';
import { FREE_TEXTS, type Sources } from '../sources.ts';
import type { Graph } from './graph.ts';
import { graphOfPrompt } from './graph-of-prompt.ts';
import { graphOfWorkflow } from './graph-of-workflow.ts';
import { readGraph } from './read-graph.ts';

/** ComfyUI: the graph as it was run, or only as it was drawn. */
export function readComfyUi(sources: Sources): Made | undefined {
  let first: Made | undefined;
  for (const record of records(sources)) {
    for (const graph of graphsOf(record)) {
      const read = readGraph(graph);
      if (read?.prompt !== undefined) return read;
      first ??= read;
    }
  }
  return first;
}

/** Texts named so, whatever container they stand in; and such as carry the name in front: `prompt:{…}`. */
function* records(sources: Sources): Iterable<JsonRecord> {
  for (const name of ['prompt', 'workflow'])
    for (const text of [
      ...sources.named(name, `com.apple.quicktime.${name}`, `comfy:${name}`),
      ...prefixed(sources, name),
    ]) {
      const record = sources.record(text);
      if (record) yield record;
    }
  for (const text of [
    ...sources.named(...FREE_TEXTS),
    ...sources.named('Make', 'Model', 'Software', 'Artist', 'Copyright'),
  ]) {
    const record = sources.record(text);
    if (record) yield record;
  }
}

function prefixed(sources: Sources, name: string): FoundText[] {
  return sources.all.flatMap((text) => {
    const head = text.text.slice(0, name.length + 1).toLowerCase();
    return head === `${name}:` ? [{ ...text, text: text.text.slice(name.length + 1) }] : [];
  });
}

/** A record is a graph, or holds one or both under their names, some of them as text. */
function graphsOf(record: JsonRecord): Graph[] {
  const held = (name: string) => {
    const value = member(record, name);
    return typeof value === 'string' ? parseRecord(value) : recordAt(record, name);
  };
  const [run, drawn] = [held('prompt'), held('workflow')];
  const isDrawn = Array.isArray(member(record, 'nodes'));
  return [
    run && graphOfPrompt(run),
    isDrawn ? graphOfWorkflow(record) : graphOfPrompt(record),
    drawn && (Array.isArray(member(drawn, 'nodes')) ? graphOfWorkflow(drawn) : graphOfPrompt(drawn)),
  ].filter((graph) => graph !== undefined);
}
