import type { Json } from '../../json/json.ts';
import type { Graph, GraphNode, Link } from './graph.ts';

/** Where a link truly comes from: what only hands through is passed, however long the line. */
export function sourceOf(
  graph: Graph,
  link: Link | undefined,
): { node: GraphNode; slot: number } | undefined {
  let next = link;
  for (let n = 0; next && n < LONGEST_LINE; n++) {
    const node = graph.get(next.from);
    if (!node) return undefined;
    const through = throughOf(node, next.slot);
    if (through === 'itself') return { node, slot: next.slot };
    next = through;
  }
  return undefined;
}

const LONGEST_LINE = 200;

function throughOf(node: GraphNode, slot: number): Link | 'itself' | undefined {
  if (node.kind === 'Through') {
    const link = node.links.get(String(slot)) ?? (node.links.size === 1 ? node.links.get('0') : undefined);
    return link ?? (node.values.has(String(slot)) ? 'itself' : undefined);
  }
  if (node.kind === 'Bypassed') return bypass(node, slot);
  return /^reroute/i.test(node.kind) ? [...node.links.values()][0] : 'itself';
}

/** A bypassed node hands through the first that came in of the type that goes out. */
function bypass(node: GraphNode, slot: number): Link | undefined {
  const type = node.outputTypes?.[slot];
  for (const [name, link] of node.links) if (node.inputTypes?.get(name) === type) return link;
  return undefined;
}

/** A value of a node: set in it, or led into it from a node that holds one. */
export function readValue(graph: Graph, node: GraphNode, names: readonly string[]): Json | undefined {
  return findValue(graph, node, names, { steps: MOST_STEPS });
}

/** However a graph forks, a value is a few lines away. */
const MOST_STEPS = 50;

function findValue(
  graph: Graph,
  node: GraphNode,
  names: readonly string[],
  budget: { steps: number },
): Json | undefined {
  for (const name of names) {
    const value = node.values.get(name);
    if (value !== undefined && value !== null && typeof value !== 'object') return value;
    const link = node.links.get(name);
    const source = link && budget.steps-- > 0 ? sourceOf(graph, link) : undefined;
    if (!source) continue;
    const [first = name] = source.node.values.keys();
    const led = findValue(graph, source.node, [name, ...HOLDS, String(source.slot), first], budget);
    if (led !== undefined) return led;
  }
  return undefined;
}

/** What nodes that hold one figure or text call it. */
const HOLDS = [
  'value',
  'Value',
  'int',
  'INT',
  'float',
  'FLOAT',
  'number',
  'Number',
  'seed',
  'string',
  'String',
];

/** What lies further up than this has no say. */
const MOST_UPSTREAM = 1000;

/** Every node that leads to this one, the nearest first. */
export function* upstream(
  graph: Graph,
  start: GraphNode,
  wanted: (name: string) => boolean = () => true,
): Iterable<GraphNode> {
  const seen = new Set([start.id]);
  let ring = [start];
  while (ring.length > 0) {
    const next: GraphNode[] = [];
    for (const node of ring) {
      for (const [name, link] of node.links) {
        if (!wanted(name)) continue;
        const source = sourceOf(graph, link)?.node;
        if (!source || seen.has(source.id)) continue;
        if (seen.size >= MOST_UPSTREAM) return;
        seen.add(source.id);
        next.push(source);
        yield source;
      }
    }
    ring = next;
  }
}
