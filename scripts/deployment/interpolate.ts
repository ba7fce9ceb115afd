/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?what to do}`, one in another, as Compose reads them. Throws what to do. */
export function interpolate(text: string, given: Readonly<Record<string, string>>): string {
  let done = '';
  for (let at = 0; at < text.length; ) {
    if (!text.startsWith('${', at)) {
      done += text[at];
      at += 1;
      continue;
    }
    const end = closing(text, at);
    done += valueFor(text.slice(at + 2, end), given);
    at = end + 1;
  }
  return done;
}

function valueFor(inner: string, given: Readonly<Record<string, string>>): string {
  const [, name = '', how, otherwise = ''] = /^(\w+)(:[-?])?([\s\S]*)$/.exec(inner) ?? [];
  const value = given[name];
  if (value) return value;
  if (how === ':?') throw new Error(otherwise);
  return interpolate(otherwise, given);
}

function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.startsWith('${', at)) depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0 && at > start + 1) return at;
  }
  throw new Error(`A brace is not closed in ${text}`);
}
