import { isRecord, type Json, type JsonRecord, member, plain, textAt } from '../../json/json.ts';
import type { Link } from './graph.ts';

/** What leads out of a folded part, seen from within. */
const GOES_OUT = '-20';

/** A graph as it was drawn, or a folded part of one: read once, however often the part is used. */
export interface DrawnLevel {
  nodes: readonly JsonRecord[];
  /** By the number of the line. */
  links: ReadonlyMap<string, Link>;
  /** What goes in by which name, in order. */
  inputs: readonly string[];
  /** What comes out of which output. */
  outputs: ReadonlyMap<number, Link>;
}

/** What all parts together may have of anything. A graph of a thousand nodes has a few thousand lines. */
export const MOST_PARTS = 60_000;

/** What is still to be read, and every step of it counted, so that a test can tell how many there were. */
export class Reading {
  #left = MOST_PARTS;
  readonly #levels = new Map<JsonRecord, DrawnLevel>();

  get steps(): number {
    return MOST_PARTS - this.#left;
  }

  /** So many of them as may still be read. */
  take<Part>(parts: readonly Part[]): readonly Part[] {
    const taken = parts.slice(0, this.#left);
    this.#left -= taken.length;
    return taken;
  }

  level(record: JsonRecord): DrawnLevel {
    const known = this.#levels.get(record);
    if (known) return known;
    const level = readLevel(record, this);
    this.#levels.set(record, level);
    return level;
  }
}

function readLevel(record: JsonRecord, reading: Reading): DrawnLevel {
  const links = new Map<string, Link>();
  const goingOut = new Map<number, Link>();
  for (const one of reading.take(listAt(record, 'links'))) {
    const line = lineOf(one);
    if (!line) continue;
    links.set(line.id, line.link);
    if (line.to === GOES_OUT && line.toSlot !== undefined && !goingOut.has(line.toSlot))
      goingOut.set(line.toSlot, line.link);
  }
  const outputs = new Map<number, Link>();
  for (const [slot, output] of reading.take(listAt(record, 'outputs')).entries()) {
    const [first] = isRecord(output) ? listAt(output, 'linkIds') : [];
    const link = links.get(plain(first) ?? '') ?? goingOut.get(slot);
    if (link) outputs.set(slot, link);
  }
  return {
    nodes: reading.take(listAt(record, 'nodes')).filter(isRecord),
    links,
    inputs: reading
      .take(listAt(record, 'inputs'))
      .map((input) => (isRecord(input) ? (textAt(input, 'name') ?? '') : '')),
    outputs,
  };
}

interface Line {
  id: string;
  link: Link;
  to?: string | undefined;
  toSlot?: number | undefined;
}

/** `[id, from, slot, to, slot, type]`, or within a subgraph a record of the same. */
function lineOf(line: Json): Line | undefined {
  const at = (place: number, name: string) =>
    Array.isArray(line) ? line[place] : isRecord(line) ? member(line, name) : undefined;
  const slot = at(2, 'origin_slot');
  if (typeof slot !== 'number') return undefined;
  const toSlot = at(4, 'target_slot');
  return {
    id: plain(at(0, 'id')) ?? '',
    link: { from: plain(at(1, 'origin_id')) ?? '', slot },
    to: plain(at(3, 'target_id')),
    toSlot: typeof toSlot === 'number' ? toSlot : undefined,
  };
}

export function listAt(record: JsonRecord | undefined, key: string): Json[] {
  const list = member(record, key);
  return Array.isArray(list) ? list : [];
}
