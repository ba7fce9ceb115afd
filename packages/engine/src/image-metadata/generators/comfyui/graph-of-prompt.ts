import { isRecord, type Json, type JsonRecord, recordAt, textAt } from '../../json/json.ts';
import { MOST_PARTS } from './drawn-level.ts';
import { type Graph, type GraphNode, type Link, LONGEST_NAME, MOST_NODES } from './graph.ts';

/** The graph as it was run: `{ id: { class_type, inputs } }`, without what was muted or bypassed. */
export function graphOfPrompt(record: JsonRecord): Graph | undefined {
  const graph = new Map<string, GraphNode>();
  let parts = 0;
  for (const [id, node] of Object.entries(record)) {
    if (!isRecord(node) || graph.size >= MOST_NODES) continue;
    const kind = textAt(node, 'class_type');
    const inputs = recordAt(node, 'inputs');
    if (kind === undefined || kind.length > LONGEST_NAME || !inputs) continue;
    const values = new Map<string, Json>();
    const links = new Map<string, Link>();
    for (const [name, value] of Object.entries(inputs)) {
      if (name.length > LONGEST_NAME || ++parts > MOST_PARTS) continue;
      const link = linkOf(value, record);
      if (link) links.set(name, link);
      else values.set(name, unwrapped(value));
    }
    graph.set(id, { id, kind, values, links });
  }
  return graph.size > 0 ? graph : undefined;
}

/** `[id, output]`; a list of two that names no node is a value. */
function linkOf(value: Json, record: JsonRecord): Link | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [from, slot] = value;
  if ((typeof from !== 'string' && typeof from !== 'number') || typeof slot !== 'number') return undefined;
  return Object.hasOwn(record, String(from)) || typeof from === 'string'
    ? { from: String(from), slot }
    : undefined;
}

/** Lists that are values are kept so: `{ __value__: [1, 2] }`. */
function unwrapped(value: Json): Json {
  if (!isRecord(value)) return value;
  // A list with pictures keeps the chosen name beside its picture.
  return value['__value__'] ?? (typeof value['content'] === 'string' ? value['content'] : value);
}
