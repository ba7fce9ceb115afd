import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { LABEL, type Unit } from './unit.ts';

const LABELS: Readonly<Partial<Record<Kind, string>>> = {
  figure:
    'subject|subjects|character|characters|person|people|who|clothes|wardrobe|main subject|protagonist|prompt|positive prompt',
  action: 'action|actions|what happens|story',
  place: 'scene|setting|location|environment|place|background|foreground|midground|where|surroundings',
  time: 'time|time of day|hour|weather|season|when',
  camera:
    'camera|cam|shot|framing|lens|aperture|iso|shutter|composition|shot type|shot size|angle|focal length|depth|depth of field|focus',
  move: 'movement|camera movement|camera move|motion|move',
  light: 'light|lighting|temperature|temp|white balance',
  look: 'style|look|technical|quality|colour|color|colours|colors|grade|palette|film grain|grain|motion blur|medium|visual style|colour palette|color palette',
  mood: 'mood|atmosphere|tone|feel|feeling|emotion|vibe',
  sound: 'audio|sound|sounds|sfx|music|ambience|background sound|sound effects|soundtrack|ambient sound',
  line: 'say|script|narration|sentences|spoken|lines',
  absence:
    "negative prompt|negative|neg|avoid|please avoid|to avoid|exclude|leave out|don't|dont|don'ts|do not|don't show|do not show|don't include|do not include|must not show|must not contain|must not include|must not appear|not in frame|keep out|without|no|please no|not|unwanted|banned|forbidden",
  setting:
    'format|ratio|ar|aspect ratio|length|duration|dur|resolution|seed|size|aspect|orientation|fps|steps|guidance|cfg|cfg scale|guidance scale|shape|shape of the picture|picture shape|picture format|image format|video format|proportions|clip length|video length|running time|frame rate|duree|durée|durata|duración|dauer',
  lettering: 'lettering|headline|caption|slogan|title|text on screen|on-screen text',
};
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  Object.entries(LABELS).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind as Kind] as const),
  ),
);
const LONGEST_LABEL = 4;

/** What a label says is about. */
export function labelKindOf(label: string): Kind | undefined {
  return KIND_OF.get(label);
}

/** Units with the kind that a label before them names. The label itself is led into the first of them. */
export function labelUnits(tokens: readonly Token[], units: readonly Unit[]): Unit[] {
  const labelled: Unit[] = [];
  let kind: Kind | undefined;
  let until:
    | { sentence: number; line: number; isLine: boolean; isBlock: boolean; isBracket: boolean }
    | undefined;
  let label: Unit | undefined;
  let before: Unit | undefined;
  const isDashed = hasDashedLabels(tokens, units);
  for (const unit of units) {
    // "Must not show: faces; brand marks".
    const isListed = kind === 'absence' && before?.stop === ';';
    const isParted = PARTS.has(before?.stop ?? '') && !isListed;
    before = unit;
    const goesOn =
      until &&
      !isParted &&
      (until.isBlock ||
        until.isBracket ||
        (until.isLine ? unit.line === until.line : unit.sentence === until.sentence));
    if (!goesOn) kind = undefined;
    const isHeading = isLineHeading(tokens, unit);
    const isLed =
      unit.stop === ':' ||
      unit.stop === '：' ||
      unit.stop === LABEL ||
      (isDashed && DASHES.has(unit.stop) && (!label || isParted));
    const named = isLed || isHeading ? labelKind(tokens, unit) : undefined;
    if (named) {
      kind = named;
      until = {
        sentence: unit.sentence,
        line: unit.line,
        isLine: opensLine(units, unit),
        isBlock: isHeading,
        isBracket: unit.stop === LABEL,
      };
      // A label behind which nothing stands is a unit like others.
      if (label) labelled.push(label);
      label = unit;
      continue;
    }
    const isBehind = label !== undefined && (label.line === unit.line || isLineHeading(tokens, label));
    if (label && !isBehind) labelled.push(label);
    labelled.push({
      ...unit,
      ...(label && isBehind && { labelFrom: label.from }),
      ...(kind && { labelled: kind }),
    });
    label = undefined;
  }
  if (label) labelled.push(label);
  return labelled;
}

/** What is under a label ends at one of these. */
const PARTS = new Set(['|', ';']);
const DASHES = new Set(['-', '–', '—']);
const FEWEST_DASHED = 2;

/** "Shot - close-up; Sound - tap running": several labels, each before a dash. */
function hasDashedLabels(tokens: readonly Token[], units: readonly Unit[]): boolean {
  const dashed = units.filter((unit) => DASHES.has(unit.stop) && labelKind(tokens, unit) !== undefined);
  return dashed.length >= FEWEST_DASHED;
}

/** "### NEGATIVE PROMPT", "**Light**" in a line of its own: it is about the lines below, up to the next. */
function isLineHeading(tokens: readonly Token[], unit: Unit): boolean {
  const isOpen = tokens[unit.from]?.word === '#' || tokens[unit.from]?.word === '*';
  return unit.opens && unit.stop === '\n' && isOpen;
}

function labelKind(tokens: readonly Token[], unit: Unit): Kind | undefined {
  const own = tokens.slice(unit.from, unit.to);
  const [bracket] = own;
  if (bracket?.atom?.kind === 'label') return KIND_OF.get((bracket.atom.words ?? '').toLowerCase());
  // "1) who:", "- light:".
  while (own[0]?.kind === 'number' || [')', '.', '-', '•', '–'].includes(own[0]?.word ?? '')) own.shift();
  // "Scene 1:", "shot 2:" count what happens, and say nothing of where or how it is seen.
  if (own.some(({ kind }) => kind === 'number')) return undefined;
  const words = own.filter(({ kind }) => kind === 'word');
  const signs = own.filter(({ word }) => word !== '#' && word !== '*').length;
  if (words.length === 0 || words.length > LONGEST_LABEL || signs > words.length + 1) return undefined;
  return KIND_OF.get(words.map(({ word }) => word).join(' '));
}

function opensLine(units: readonly Unit[], unit: Unit): boolean {
  const first = units.find(({ line }) => line === unit.line);
  return first === unit && units.some(({ line }) => line !== unit.line);
}
