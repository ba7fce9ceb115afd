import type { Node } from './parse-pattern.ts';

/** Letters, figures, marks and spaces, of which each piece of a pattern takes the first that fits. */
const CHARACTERS = [
  ...'a1 -.,:;/"\'`([{<#@!?*+=_~|&%$^\n\t\\)]}>bcdefghijklmnopqrstuvwxyz',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ023456789',
  ...'…–—“”‘’é猫\u00a0\u0301\u200b\u200d\u{1F3AC}\u0001',
];
/** What most pieces do not take, so that all that was tried has to be given up. */
const ENDS = ['', '\u0001', '\n', ' ', 'a'];

/** Texts of about a length that cost a pattern the most: what it repeats, and what it begins with, over and over. */
export function* worstCases(tree: Node, length: number): Generator<string> {
  const seen = new Set<string>();
  for (const { before, pump } of pumpsOf(tree)) {
    if (pump === '' || seen.has(`${before}\0${pump}`)) continue;
    seen.add(`${before}\0${pump}`);
    const body = before + pump.repeat(Math.ceil(length / pump.length));
    for (const end of ENDS) yield body + end;
  }
}

interface Pump {
  before: string;
  pump: string;
}

function* pumpsOf(tree: Node): Generator<Pump> {
  // Every beginning of what it matches, again and again: each place is begun at, and given up.
  for (const beginning of beginningsOf(tree)) yield { before: '', pump: beginning };
  yield* repeatsIn(tree, '');
}

function* repeatsIn(node: Node, before: string): Generator<Pump> {
  switch (node.kind) {
    case 'sequence': {
      let led = before;
      const repeated: string[] = [];
      for (const part of node.parts) {
        yield* repeatsIn(part, led);
        if (part.kind === 'repeat' && part.most > 1) repeated.push(sampleOf(part.inner));
        led += sampleOf(part);
      }
      // Two repeats beside each other share what they take.
      if (repeated.length > 1) yield { before, pump: repeated.join('') };
      return;
    }
    case 'choice':
      for (const one of node.of) yield* repeatsIn(one, before);
      return;
    case 'repeat':
      if (node.most > 1) for (const pump of samplesOf(node.inner)) yield { before, pump };
      yield* repeatsIn(node.inner, before);
      return;
    case 'group':
    case 'look':
      yield* repeatsIn(node.inner, before);
      return;
    default:
      return;
  }
}

function beginningsOf(node: Node): string[] {
  if (node.kind === 'choice') return node.of.slice(0, MOST_CHOICES).flatMap(beginningsOf);
  if (node.kind !== 'sequence') return samplesOf(node);
  let led = '';
  return node.parts.map((part) => {
    led += sampleOf(part);
    return led;
  });
}

const MOST_CHOICES = 6;

function samplesOf(node: Node): string[] {
  if (node.kind === 'choice') return node.of.slice(0, MOST_CHOICES).flatMap(samplesOf);
  if (node.kind === 'group') return samplesOf(node.inner);
  return [sampleOf(node)];
}

/** A short text that a piece of a pattern matches, as far as it can be told from the piece alone. */
function sampleOf(node: Node): string {
  switch (node.kind) {
    case 'one':
      return CHARACTERS.find(node.matches) ?? '';
    case 'sequence':
      return node.parts.map(sampleOf).join('');
    case 'choice':
      return node.of[0] ? sampleOf(node.of[0]) : '';
    case 'repeat':
      return sampleOf(node.inner).repeat(Math.max(1, Math.min(node.least, 3)));
    case 'group':
      return sampleOf(node.inner);
    default:
      return '';
  }
}
