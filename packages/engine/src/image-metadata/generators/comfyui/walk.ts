import type { Json } from '../../json/json.ts';
import type { Graph, GraphNode, Link } from './graph.ts';

/** Where a link truly comes from: what only hands through is passed, however long the line. */
export function sourceOf(graph: Graph, link: Link | undefined): Source | undefined {
  const passed: Link[] = [];
  let next = link;
  let source: Source | null = null;
  while (next && passed.length < LONGEST_LINE) {
    const known = followed.get(next);
    if (known !== undefined) {
      source = known;
      break;
    }
    passed.push(next);
    const node = graph.get(next.from);
    const through: Link | 'itself' | undefined = node && throughOf(node, next.slot);
    if (node && through === 'itself') {
      source = { node, slot: next.slot };
      break;
    }
    next = through === 'itself' ? undefined : through;
  }
  for (const one of passed) followed.set(one, source);
  return source ?? undefined;
}

interface Source {
  node: GraphNode;
  slot: number;
}

/** Each line is followed once, however many lead into it. A link belongs to one graph. */
const followed = new WeakMap<Link, Source | null>();

const LONGEST_LINE = 200;

function throughOf(node: GraphNode, slot: number): Link | 'itself' | undefined {
  if (node.kind === 'Through') {
    const link = node.links.get(String(slot)) ?? (node.links.size === 1 ? node.links.get('0') : undefined);
    return link ?? (node.values.has(String(slot)) ? 'itself' : undefined);
  }
  if (node.kind === 'Bypassed') return bypass(node, slot);
  if (!/^reroute/i.test(node.kind)) return 'itself';
  const [first] = node.links.values();
  return first;
}

/** A bypassed node hands through the first that came in of the type that goes out. */
function bypass(node: GraphNode, slot: number): Link | undefined {
  const type = node.outputTypes?.[slot];
  let seen = 0;
  for (const [name, link] of node.links) {
    if (node.inputTypes?.get(name) === type) return link;
    if (++seen > MOST_BYPASSED) return undefined;
  }
  return undefined;
}

/** What leads into a node that somebody placed. */
const MOST_BYPASSED = 200;

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
/** Lines that are gone up in one graph, all questions together: twenty times what a large one takes. */
const MOST_LINES = 500_000;
const budgets = new WeakMap<Graph, { lines: number }>();

/** Every node that leads to this one, the nearest first. */
export function* upstream(
  graph: Graph,
  start: GraphNode,
  wanted: (name: string) => boolean = () => true,
): Iterable<GraphNode> {
  const seen = new Set([start.id]);
  const budget = budgets.get(graph) ?? { lines: MOST_LINES };
  budgets.set(graph, budget);
  let ring = [start];
  while (ring.length > 0) {
    const next: GraphNode[] = [];
    for (const node of ring) {
      for (const [name, link] of node.links) {
        if (budget.lines-- <= 0) return;
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
