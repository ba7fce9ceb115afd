import { isRecord, type Json, type JsonRecord, member, plain, recordAt, textAt } from '../../json/json.ts';
import { type DrawnLevel, listAt, Reading } from './drawn-level.ts';
import { type Graph, type GraphNode, type Link, LONGEST_NAME, MOST_NODES } from './graph.ts';
import { namedWidgets } from './widget-names.ts';

const MUTED = 2;
const BYPASSED = 4;
const DEEPEST = 8;
/** What leads into a folded part, seen from within. */
const COMES_IN = '-10';

/** The graph as it was drawn: nodes with their values in order, links apart, subgraphs folded. */
export function graphOfWorkflow(record: JsonRecord, reading = new Reading()): Graph | undefined {
  const graph = new Map<string, GraphNode>();
  const folded = new Map<string, JsonRecord>();
  for (const one of reading.take(listAt(recordAt(record, 'definitions'), 'subgraphs')))
    if (isRecord(one)) folded.set(plain(member(one, 'id')) ?? '', one);
  addNodes(reading.level(record), '', { graph, folded, reading }, 0);
  if (graph.size === 0) return undefined;
  joinNamed(graph);
  return graph;
}

interface Unfolding {
  graph: Map<string, GraphNode>;
  folded: ReadonlyMap<string, JsonRecord>;
  reading: Reading;
}

function addNodes(level: DrawnLevel, prefix: string, all: Unfolding, depth: number): void {
  const { graph, folded, reading } = all;
  for (const node of depth === 0 ? level.nodes : reading.take(level.nodes)) {
    if (graph.size >= MOST_NODES) return;
    const id = prefix + (plain(member(node, 'id')) ?? '');
    const kind = (textAt(node, 'type') ?? '').slice(0, LONGEST_NAME);
    const mode = member(node, 'mode');
    if (mode === MUTED) continue;
    const read = readNode(node, { id, kind, prefix }, level, reading);
    const inner = folded.get(kind);
    if (mode === BYPASSED) graph.set(id, { ...read, kind: 'Bypassed', values: new Map() });
    else if (inner && depth < DEEPEST) unfold(read, reading.level(inner), all, depth);
    else graph.set(id, read);
  }
}

function readNode(
  node: JsonRecord,
  { id, kind, prefix }: { id: string; kind: string; prefix: string },
  { links }: DrawnLevel,
  reading: Reading,
): GraphNode {
  const into = new Map<string, Link>();
  const inputTypes = new Map<string, string>();
  const told: string[] = [];
  for (const input of reading.take(listAt(node, 'inputs'))) {
    if (!isRecord(input)) continue;
    const name = (textAt(input, 'name') ?? '').slice(0, LONGEST_NAME);
    inputTypes.set(name, textAt(input, 'type') ?? '');
    const link = links.get(plain(member(input, 'link')) ?? '');
    if (link) into.set(name, within(prefix, link));
    if (isRecord(member(input, 'widget'))) told.push(textAt(recordAt(input, 'widget'), 'name') ?? name);
  }
  const outputTypes = reading
    .take(listAt(node, 'outputs'))
    .map((output) => (isRecord(output) ? (textAt(output, 'type') ?? '') : ''));
  const values = valuesOf(member(node, 'widgets_values'), { kind, told, reading });
  // What is led into a value stands over what was typed there before.
  for (const name of into.keys()) values.delete(name);
  return { id, kind, values, links: into, inputTypes, outputTypes };
}

function valuesOf(
  widgets: Json | undefined,
  { kind, told, reading }: { kind: string; told: readonly string[]; reading: Reading },
): Map<string, Json> {
  if (isRecord(widgets))
    return new Map(reading.take(Object.entries(widgets)).filter(([name]) => name.length <= LONGEST_NAME));
  return Array.isArray(widgets) ? namedWidgets(kind, reading.take(widgets), told) : new Map();
}

/** The inner nodes go beside the outer ones; both ends become nodes that hand through. */
function unfold(outer: GraphNode, inner: DrawnLevel, all: Unfolding, depth: number): void {
  const { graph, reading } = all;
  const prefix = `${outer.id}:`;
  addNodes(inner, prefix, all, depth + 1);
  const names = reading.take(inner.inputs);
  graph.set(prefix + COMES_IN, {
    id: prefix + COMES_IN,
    kind: 'Through',
    values: new Map(names.flatMap((name, n) => withValue(String(n), outer.values.get(name)))),
    links: new Map(names.flatMap((name, n) => withValue(String(n), outer.links.get(name)))),
  });
  const outputs = reading
    .take([...inner.outputs])
    .map(([slot, link]): [string, Link] => [String(slot), within(prefix, link)]);
  graph.set(outer.id, { id: outer.id, kind: 'Through', values: new Map(), links: new Map(outputs) });
}

function within(prefix: string, { from, slot }: Link): Link {
  return { from: prefix + from, slot };
}

function withValue<Value>(name: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[name, value]];
}

/** Set and Get lead a value over the page by a name instead of a line. */
function joinNamed(graph: Map<string, GraphNode>): void {
  const sources = new Map<string, Link>();
  const nameOf = (node: GraphNode) => plain(node.values.get('name') ?? node.values.get('widget 0'));
  for (const node of graph.values()) {
    const [link] = node.links.values();
    const name = nameOf(node);
    if (node.kind === 'SetNode' && link && name) sources.set(name, link);
  }
  for (const node of graph.values()) {
    const link = node.kind === 'GetNode' ? sources.get(nameOf(node) ?? '') : undefined;
    if (link)
      graph.set(node.id, { ...node, kind: 'Through', values: new Map(), links: new Map([['0', link]]) });
  }
}
