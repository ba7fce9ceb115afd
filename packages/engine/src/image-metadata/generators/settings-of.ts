import { type JsonRecord, plain } from '../json/json.ts';
import type { Setting } from './made.ts';

/** What else a flat record names, in its own words and order. */
export function settingsOf(record: JsonRecord, except: readonly string[]): Setting[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (except.includes(name)) return [];
    const isPlainList =
      Array.isArray(value) && value.length > 0 && value.every((one) => plain(one) !== undefined);
    const text = isPlainList ? value.map(plain).join(', ') : plain(value);
    return text === undefined || text.length > LONGEST_VALUE ? [] : [{ name, value: text }];
  });
}

/** A longer one is a document of its own. */
const LONGEST_VALUE = 2000;
