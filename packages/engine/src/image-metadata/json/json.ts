export type Json = string | number | boolean | null | Json[] | JsonRecord;
export interface JsonRecord {
  [key: string]: Json;
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record's own member: what every object inherits is none of the file's. */
export function member(record: JsonRecord | undefined, key: string): Json | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function recordAt(record: JsonRecord | undefined, key: string): JsonRecord | undefined {
  const value = member(record, key);
  return isRecord(value) ? value : undefined;
}

/** A text that says something. */
export function textAt(record: JsonRecord | undefined, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = member(record, key);
    if (typeof value === 'string' && value.trim()) return value;
  }
  return undefined;
}

/** A figure or text, as text. */
export function plainAt(record: JsonRecord | undefined, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = plain(member(record, key));
    if (text) return text;
  }
  return undefined;
}

export function plain(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}
