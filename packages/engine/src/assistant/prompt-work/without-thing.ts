/** A text without a thing it names, or with another in its place; nothing where it does not name it as one of several. */
export function withoutThing(text: string, thing: string, other: string | undefined): string | undefined {
  const name = thing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?:e?s)?$/, '(?:e?s)?');
  const named = new RegExp(`\\b${name}\\b`, 'i');
  if (!named.test(text)) return undefined;
  if (other !== undefined) return text.replace(new RegExp(`\\b${name}\\b`, 'gi'), other);
  const [first = '', ...parts] = text.split(
    /(?=[,.;]\s|\s(?:and|with|at|in|on|by|under|beside|behind|near)\s)/,
  );
  const kept = parts.filter((part) => !named.test(part));
  return named.test(first) || kept.length === parts.length ? undefined : [first, ...kept].join('');
}
