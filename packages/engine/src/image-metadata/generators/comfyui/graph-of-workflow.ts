import { isRecord, type Json, type JsonRecord, member, plain, recordAt, textAt } from '../../json/json.ts';
import { type Graph, type GraphNode, type Link, LONGEST_NAME, MOST_NODES } from './graph.ts';
import { namedWidgets } from './widget-names.ts';

const MUTED = 2;
const BYPASSED = 4;
const DEEPEST = 8;
/** The ends of a subgraph, seen from within. */
const COMES_IN = '-10';
const GOES_OUT = '-20';

/** The graph as it was drawn: nodes with their values in order, links apart, subgraphs folded. */
export function graphOfWorkflow(record: JsonRecord): Graph | undefined {
  const graph = new Map<string, GraphNode>();
  const folded = new Map<string, JsonRecord>();
  for (const one of listAt(recordAt(record, 'definitions'), 'subgraphs'))
    if (isRecord(one)) folded.set(plain(member(one, 'id')) ?? '', one);
  addNodes(record, '', graph, folded, 0);
  if (graph.size === 0) return undefined;
  joinNamed(graph);
  return graph;
}

function addNodes(
  level: JsonRecord,
  prefix: string,
  graph: Map<string, GraphNode>,
  folded: ReadonlyMap<string, JsonRecord>,
  depth: number,
): void {
  const links = linksOf(level, prefix);
  for (const node of listAt(level, 'nodes')) {
    if (!isRecord(node) || graph.size >= MOST_NODES) continue;
    const id = prefix + (plain(member(node, 'id')) ?? '');
    const kind = (textAt(node, 'type') ?? '').slice(0, LONGEST_NAME);
    const mode = member(node, 'mode');
    if (mode === MUTED) continue;
    const read = readNode(node, id, kind, links);
    const inner = folded.get(kind);
    if (mode === BYPASSED) graph.set(id, { ...read, kind: 'Bypassed', values: new Map() });
    else if (inner && depth < DEEPEST) unfold(read, inner, graph, folded, depth);
    else graph.set(id, read);
  }
}

function readNode(node: JsonRecord, id: string, kind: string, links: ReadonlyMap<string, Link>): GraphNode {
  const into = new Map<string, Link>();
  const inputTypes = new Map<string, string>();
  const told: string[] = [];
  for (const input of listAt(node, 'inputs')) {
    if (!isRecord(input)) continue;
    const name = (textAt(input, 'name') ?? '').slice(0, LONGEST_NAME);
    inputTypes.set(name, textAt(input, 'type') ?? '');
    const link = links.get(plain(member(input, 'link')) ?? '');
    if (link) into.set(name, link);
    if (isRecord(member(input, 'widget'))) told.push(textAt(recordAt(input, 'widget'), 'name') ?? name);
  }
  const outputTypes = listAt(node, 'outputs').map((output) =>
    isRecord(output) ? (textAt(output, 'type') ?? '') : '',
  );
  const values = valuesOf(member(node, 'widgets_values'), kind, told);
  // What is led into a value stands over what was typed there before.
  for (const name of into.keys()) values.delete(name);
  return { id, kind, values, links: into, inputTypes, outputTypes };
}

function valuesOf(widgets: Json | undefined, kind: string, told: readonly string[]): Map<string, Json> {
  if (isRecord(widgets))
    return new Map(Object.entries(widgets).filter(([name]) => name.length <= LONGEST_NAME));
  return Array.isArray(widgets) ? namedWidgets(kind, widgets, told) : new Map();
}

/** `[id, from, slot, to, slot, type]`, or within a subgraph a record of the same. */
function linksOf(level: JsonRecord, prefix: string): Map<string, Link> {
  const links = new Map<string, Link>();
  for (const link of listAt(level, 'links')) {
    const [id, from, slot] = Array.isArray(link)
      ? link
      : isRecord(link)
        ? [member(link, 'id'), member(link, 'origin_id'), member(link, 'origin_slot')]
        : [];
    if (typeof slot === 'number') links.set(plain(id) ?? '', { from: prefix + (plain(from) ?? ''), slot });
  }
  return links;
}

/** The inner nodes go beside the outer ones; both ends become nodes that hand through. */
function unfold(
  outer: GraphNode,
  inner: JsonRecord,
  graph: Map<string, GraphNode>,
  folded: ReadonlyMap<string, JsonRecord>,
  depth: number,
): void {
  const prefix = `${outer.id}:`;
  addNodes(inner, prefix, graph, folded, depth + 1);
  const innerLinks = linksOf(inner, prefix);
  const names = listAt(inner, 'inputs').map((input) =>
    isRecord(input) ? (textAt(input, 'name') ?? '') : '',
  );
  graph.set(prefix + COMES_IN, {
    id: prefix + COMES_IN,
    kind: 'Through',
    values: new Map(names.flatMap((name, n) => withValue(String(n), outer.values.get(name)))),
    links: new Map(names.flatMap((name, n) => withValue(String(n), outer.links.get(name)))),
  });
  const outputs = new Map<string, Link>();
  for (const [n, output] of listAt(inner, 'outputs').entries()) {
    const ids = isRecord(output) ? listAt(output, 'linkIds') : [];
    const link = innerLinks.get(plain(ids[0]) ?? '') ?? linkTo(inner, prefix, n);
    if (link) outputs.set(String(n), link);
  }
  graph.set(outer.id, { id: outer.id, kind: 'Through', values: new Map(), links: outputs });
}

function withValue<Value>(name: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[name, value]];
}

function linkTo(inner: JsonRecord, prefix: string, slot: number): Link | undefined {
  for (const link of listAt(inner, 'links')) {
    if (!isRecord(link) || plain(member(link, 'target_id')) !== GOES_OUT) continue;
    const from = member(link, 'origin_slot');
    if (member(link, 'target_slot') === slot && typeof from === 'number')
      return { from: prefix + (plain(member(link, 'origin_id')) ?? ''), slot: from };
  }
  return undefined;
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

function listAt(record: JsonRecord | undefined, key: string): Json[] {
  const list = member(record, key);
  return Array.isArray(list) ? list : [];
}
