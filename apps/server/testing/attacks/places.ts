/** A way to a value inside of another: the names and numbers that lead there. */
export type Place = readonly (string | number)[];

/** Every place in a value, itself first. */
export function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [at];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesIn(one, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return [at, ...inner];
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);
}

/** A copy with another value there; none of it where that is `undefined`. */
export function withValueAt(value: unknown, [name, ...rest]: Place, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => {
      if (index !== name) return [one];
      const changed = withValueAt(one, rest, other);
      return changed === undefined ? [] : [changed];
    });
  }
  const copy: Record<string, unknown> = { ...(value as object) };
  const changed = withValueAt(copy[name], rest, other);
  if (changed === undefined) delete copy[name];
  else copy[name] = changed;
  return copy;
}
