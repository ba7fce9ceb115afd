import { isInstruction } from '../../../language/requests/to-a-writer.ts';
import { plain } from '../../json/json.ts';
import type { Graph, GraphNode, Link } from './graph.ts';
import { BUNDLES, DRAWN, ENCODED, HELD, JOINS, NO_PARTS, SIDES, type Side, WORDLESS } from './node-words.ts';
import { readValue, sourceOf } from './walk.ts';
import { OWN_LINE, seesPictures, WRITTEN, writesText } from './writes-text.ts';

const LONGEST = 200_000;
const DEEPEST = 60;
/** Inputs that are looked at, and characters that are put together: a graph that asks for more was built to. */
const MOST_STEPS = 20_000;
const MOST_CHARACTERS = 4_000_000;

const MOST_JOINED = 200;
const MOST_PIECES = 10_000;

/** Follows the words of one side through a graph. Each place is asked once, so neither circles nor forks make it long. */
export class PromptText {
  readonly #graph: Graph;
  readonly #side: Side;
  readonly #known = new Map<string, string[]>();
  #shown: Map<string, string> | undefined;
  #steps = MOST_STEPS;
  #characters = MOST_CHARACTERS;
  #writer: string | undefined;

  constructor(graph: Graph, side: Side) {
    this.#graph = graph;
    this.#side = side;
  }

  /** The words that lead into these inputs of a node, each text once. */
  into(node: GraphNode, names: readonly string[]): string | undefined {
    const texts = names.flatMap((name) => this.#input(node, name, 0));
    return [...new Set(texts)].join('\n').slice(0, LONGEST) || undefined;
  }

  /** The node that went on writing from the line that is told, where what it wrote is not in the file. */
  get writer(): string | undefined {
    return this.#writer;
  }

  #input(node: GraphNode, name: string, depth: number): string[] {
    if (this.#steps-- <= 0) return [];
    const link = node.links.get(name);
    if (link) return this.#behind(link, depth + 1);
    const value = node.values.get(name);
    return typeof value === 'string' && value.trim() ? [value.trim()] : [];
  }

  #behind(link: Link, depth: number): string[] {
    const source = sourceOf(this.#graph, link);
    if (!source || depth > DEEPEST) return [];
    const place = placeOf(source.node, source.slot);
    const known = this.#known.get(place);
    if (known) return known;
    this.#known.set(place, []);
    const isMade = DRAWN.test(source.node.kind) || writesText(source.node);
    const shown = isMade ? this.#shownOf(place) : [];
    const texts = shown.length > 0 ? shown : this.#read(source.node, source.slot, depth);
    const found = texts.length > 0 ? texts : this.#shownOf(place);
    this.#known.set(place, found);
    return found;
  }

  #read(node: GraphNode, slot: number, depth: number): string[] {
    const { kind } = node;
    if (kind === 'Through') return this.#input(node, String(slot), depth);
    if (/zero.?out/i.test(kind)) return [];
    const populated = this.#input(node, 'populated_text', depth);
    if (populated.length > 0) return populated;
    if (writesText(node)) return this.#writtenBy(node, depth);
    if (/switch/i.test(kind)) return this.#switched(node, depth);
    const encoded = this.#each(node, ENCODED, depth);
    const isEncoder = ENCODED.some((name) => node.links.has(name) || node.values.has(name));
    if (/encode/i.test(kind) && isEncoder) return encoded;
    // The words of a box in the picture stand in the words of the whole.
    if (node.links.has('conditioning_to') && node.values.has('text'))
      return this.#input(node, 'conditioning_to', depth);
    const sided = this.#sided(node, slot, depth);
    if (sided) return sided;
    if (/replace/i.test(kind)) return this.#replaced(node, depth);
    if (JOINS.test(kind) && !/conditioning/i.test(kind)) return this.#joined(node, depth);
    for (const name of HELD) {
      const held = this.#input(node, name, depth);
      if (held.length > 0) return held;
    }
    const led = [...node.links.keys()].filter((name) => !WORDLESS.test(name) && !this.#isOther(name));
    const texts = this.#each(node, led, depth);
    return texts.length > 0 ? texts : unnamed(node);
  }

  /** What it wrote, where that was kept; else what a person asked it to go on from. */
  #writtenBy(node: GraphNode, depth: number): string[] {
    for (const name of WRITTEN) {
      const value = node.values.get(name);
      if (typeof value === 'string' && value.trim()) return [value.trim()];
    }
    if (seesPictures(node)) return [];
    for (const name of OWN_LINE) {
      const [line] = this.#input(node, name, depth);
      if (line === undefined) continue;
      if (isInstruction(line)) return [];
      this.#writer ??= node.kind;
      return [line];
    }
    return [];
  }

  #each(node: GraphNode, names: readonly string[], depth: number): string[] {
    return [...new Set(names.flatMap((name) => this.#input(node, name, depth)))];
  }

  /** Where a node has words of both sides, its own side's alone. */
  #sided(node: GraphNode, slot: number, depth: number): string[] | undefined {
    const has = (side: Side) => SIDES[side].filter((name) => node.links.has(name) || node.values.has(name));
    const both = { positive: has('positive'), negative: has('negative') };
    if (both.positive.length === 0 && (both.negative.length === 0 || this.#side === 'positive'))
      return undefined;
    const isStyler = /styler|style/i.test(node.kind) && slot < 2;
    const side = isStyler ? (slot === 1 ? 'negative' : 'positive') : this.#side;
    // A bundle of lines carries what is not led in beside it.
    return this.#each(node, both[side].length > 0 ? both[side] : BUNDLES, depth);
  }

  #isOther(name: string): boolean {
    return SIDES[this.#side === 'positive' ? 'negative' : 'positive'].includes(name);
  }

  #switched(node: GraphNode, depth: number): string[] {
    const chosen = plain(
      readValue(this.#graph, node, ['select', 'Input', 'input', 'index', 'boolean', 'switch']),
    );
    const names = [...new Set([...node.links.keys(), ...node.values.keys()])];
    const isOn = chosen === 'true';
    const wanted =
      chosen === 'true' || chosen === 'false'
        ? names.filter((name) => (isOn ? /^(on_)?true|^a$/ : /^(on_)?false|^b$/).test(name))
        : names.filter(
            (name) =>
              chosen !== undefined &&
              /\d$/.test(name) &&
              Number(name.match(/\d{1,4}$/)?.[0]) === Number(chosen),
          );
    for (const name of wanted.length > 0 ? wanted : [...node.links.keys()]) {
      const texts = this.#input(node, name, depth);
      if (texts.length > 0) return texts;
    }
    return [];
  }

  #joined(node: GraphNode, depth: number): string[] {
    const result = node.values.get('result');
    if (typeof result === 'string' && result.trim()) return [result.trim()];
    const between = ['delimiter', 'separator', 'delim', 'join_with']
      .map((name) => node.values.get(name))
      .find((value) => typeof value === 'string');
    const names = [...new Set([...node.values.keys(), ...node.links.keys()])]
      .filter((name) => !NO_PARTS.test(name))
      .slice(0, MOST_JOINED)
      .sort((a, b) => (a < b ? -1 : 1));
    const parts = names.flatMap((name) => this.#input(node, name, depth).slice(0, 1));
    const whole = parts.join(
      typeof between === 'string'
        ? between.replaceAll('\\n', '\n')
        : /StringFunction/.test(node.kind)
          ? ', '
          : ' ',
    );
    return this.#whole(whole.trim() ? whole : '');
  }

  #replaced(node: GraphNode, depth: number): string[] {
    const [text] = this.#each(node, ['string', 'text', 'text_a'], depth).slice(0, 1);
    const find = plain(readValue(this.#graph, node, ['find']));
    const by = readValue(this.#graph, node, ['replace']);
    if (text === undefined) return [];
    if (!find || typeof by !== 'string' || text.length > LONGEST) return this.#whole(text);
    const pieces = text.split(find, MOST_PIECES);
    if (pieces.length === MOST_PIECES) return [];
    const length = text.length + (pieces.length - 1) * (by.length - find.length);
    return length <= LONGEST ? this.#whole(text.replaceAll(find, () => by)) : [];
  }

  #whole(text: string): string[] {
    this.#characters -= text.length;
    return text.length > 0 && text.length <= LONGEST && this.#characters >= 0 ? [text] : [];
  }

  /** A node that shows a text keeps what it showed, also of a text that was made while it ran. */
  #shownOf(place: string): string[] {
    this.#shown ??= shownTexts(this.#graph);
    const shown = this.#shown.get(place);
    return shown === undefined ? [] : [shown];
  }
}

/** By the place each was led from. */
function shownTexts(graph: Graph): Map<string, string> {
  const shown = new Map<string, string>();
  for (const node of graph.values()) {
    if (!/show|display|preview.?(any|text)/i.test(node.kind)) continue;
    const text = [...node.values.values()]
      .flat(2)
      .find((value) => typeof value === 'string' && value.trim() !== '');
    if (typeof text !== 'string') continue;
    for (const link of node.links.values()) {
      const from = sourceOf(graph, link);
      if (from) shown.set(placeOf(from.node, from.slot), text.trim());
    }
  }
  return shown;
}

function placeOf(node: GraphNode, slot: number): string {
  return `${node.id} ${slot}`;
}

/** A node nobody knows, whose values have no names: the longest text in it. */
function unnamed(node: GraphNode): string[] {
  const texts = [...node.values].flatMap(([name, value]) =>
    name.startsWith('widget ') && typeof value === 'string' ? [value.trim()] : [],
  );
  const [longest = ''] = texts.sort((a, b) => b.length - a.length);
  return /text|prompt|string|note/i.test(node.kind) && longest.length > 0 ? [longest] : [];
}
