import type { Reading } from '../language/reading.ts';
import type { Leaf, Statement } from '../language/statement.ts';
import type { Edit } from './pieces.ts';

const NOTHING = /^(?:none|no|n\/a|off|nothing|false|-)$/i;
const YES = /^(?:yes|on|true)$/i;

/** "Aperture: f/8" as a sentence has it: the label goes, or stands behind what it labels. */
export function withoutLabels({ text, statements, leaves }: Reading): Edit[] {
  const edits: Edit[] = [];
  const firsts = new Map<number, Leaf>();
  for (const leaf of leaves) if (!firsts.has(leaf.of)) firsts.set(leaf.of, leaf);
  for (const statement of statements) {
    if (statement.within !== undefined || statement.sure !== 'form' || !LOOSE.has(statement.kind)) continue;
    const first = firsts.get(statement.id);
    if (first?.role !== 'frame' || first.from !== statement.from) continue;
    const by = labelledWords(text, statement, first);
    edits.push({ from: statement.from, to: statement.to, by });
  }
  return edits;
}

/** What stands under a label, as a sentence has it. */
export function labelledWords(text: string, statement: Statement, { from, to }: Leaf): string {
  const label = withoutMarks(text.slice(from, to).replace(/[\s:：*[\]–—-]+$|^[\s[]+/g, ''));
  return saidAs(label.toLowerCase(), withoutMarks(text.slice(to, statement.to)));
}

function withoutMarks(words: string): string {
  return words.replace(/\*{1,3}|_{2,3}/g, '').trim();
}

const LOOSE: ReadonlySet<Statement['kind']> = new Set([
  'camera',
  'light',
  'look',
  'place',
  'time',
  'mood',
  'figure',
  'action',
  'move',
]);

function saidAs(label: string, value: string): string {
  if (NOTHING.test(value)) return '';
  if (YES.test(value)) return label;
  switch (label) {
    case 'foreground':
    case 'background':
    case 'midground':
      return `${value} in the ${label}`;
    case 'lens':
      return /\blens\b/i.test(value) ? value : `${value} lens`;
    case 'lens type':
    case 'shot type':
    case 'shot size':
    case 'depth':
      return `${value} ${label.replace(/ (?:type|size)$/, '').replace('depth', 'depth of field')}`;
    case 'iso':
      return /^iso/i.test(value) ? value : `ISO ${value}`;
    case 'shutter':
      return `shutter ${value}`;
    case 'mood':
    case 'atmosphere':
      return /^\p{L}+$/u.test(value) ? `${value} ${label}` : value;
    default:
      return value;
  }
}
