export interface Infotext {
  prompt: string;
  negative: string;
  settings: { name: string; value: string }[];
}

const NEGATIVE = 'Negative prompt:';
/** What a last line has to name three of, to be settings and no sentence with colons. */
const KNOWN = ['Steps', 'Sampler', 'CFG scale', 'Seed', 'Size', 'Model', 'Model hash', 'Schedule type'];

/** Prompt, negative prompt, settings, in the layout of A1111; nothing where the text is something else. */
export function readInfotext(text: string): Infotext | undefined {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  const settings = readPairs(lines.at(-1) ?? '');
  if (settings.filter(({ name }) => KNOWN.includes(name)).length < 3) return undefined;
  const above = lines.slice(0, -1);
  const turn = above.findIndex((line) => line.trim().startsWith(NEGATIVE));
  const prompt = (turn < 0 ? above : above.slice(0, turn)).join('\n').trim();
  const negative = turn < 0 ? '' : above.slice(turn).join('\n').trim().slice(NEGATIVE.length).trim();
  return { prompt, negative, settings };
}

/** `name: value, name: "a, value", name: {"a": 1}`, read by hand because a line may be as long as the file. */
export function readPairs(line: string): { name: string; value: string }[] {
  const pairs: { name: string; value: string }[] = [];
  let at = 0;
  while (at < line.length) {
    const colon = line.indexOf(':', at);
    if (colon < 0) break;
    const comma = line.indexOf(',', at);
    if (comma >= 0 && comma < colon) {
      at = comma + 1;
      continue;
    }
    const name = line.slice(at, colon).trim();
    let from = colon + 1;
    while (line[from] === ' ') from++;
    const end = endOfValue(line, from);
    const value = line.slice(from, end).trim();
    if (name) pairs.push({ name, value: unquoted(value) });
    const next = line.indexOf(',', end);
    if (next < 0) break;
    at = next + 1;
  }
  return pairs;
}

function endOfValue(line: string, from: number): number {
  const opening = line[from];
  if (opening !== '"' && opening !== '{' && opening !== '[') {
    const comma = line.indexOf(',', from);
    return comma < 0 ? line.length : comma;
  }
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < line.length; at++) {
    const letter = line[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '{' || letter === '[')) depth++;
    else if (!isQuoted && (letter === '}' || letter === ']')) depth--;
    if (!isQuoted && depth <= 0) return at + 1;
  }
  const comma = line.indexOf(',', from);
  return comma < 0 ? line.length : comma;
}

function unquoted(value: string): string {
  if (!value.startsWith('"') || !value.endsWith('"') || value.length < 2) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}
