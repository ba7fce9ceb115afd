import type { FoundText } from '../containers/content.ts';
import type { JsonRecord } from '../json/json.ts';
import { parseRecord } from '../json/parse-json.ts';

/** The texts of a file as the readers of generators ask for them: by name, whatever its case, each parsed once. */
export class Sources {
  readonly all: readonly FoundText[];
  readonly #named = new Map<string, FoundText[]>();
  readonly #records = new Map<FoundText, JsonRecord | undefined>();

  constructor(texts: readonly FoundText[]) {
    this.all = texts;
    for (const text of texts) {
      const key = text.key.toLowerCase();
      const same = this.#named.get(key);
      if (same) same.push(text);
      else this.#named.set(key, [text]);
    }
  }

  named(...keys: readonly string[]): FoundText[] {
    const wanted = new Set(keys.map((key) => key.toLowerCase()));
    return [...wanted].flatMap((key) => this.#named.get(key) ?? []);
  }

  text(...keys: readonly string[]): string | undefined {
    return this.named(...keys)[0]?.text;
  }

  record(text: FoundText): JsonRecord | undefined {
    if (!this.#records.has(text)) this.#records.set(text, parseRecord(text.text));
    return this.#records.get(text);
  }

  recordNamed(...keys: readonly string[]): JsonRecord | undefined {
    for (const text of this.named(...keys)) {
      const record = this.record(text);
      if (record) return record;
    }
    return undefined;
  }

  /** The first record of any name that has this. */
  recordWith(isWanted: (record: JsonRecord) => boolean, hint?: string): JsonRecord | undefined {
    for (const text of this.all) {
      if (hint !== undefined && !text.text.includes(hint)) continue;
      const record = this.record(text);
      if (record && isWanted(record)) return record;
    }
    return undefined;
  }
}

/** Where any tool may put its text. */
export const FREE_TEXTS = [
  'parameters',
  'UserComment',
  'exif:UserComment',
  'Comment',
  'comment',
  '\xa9cmt',
  'com.apple.quicktime.comment',
  'ImageDescription',
  'Description',
  'com.apple.quicktime.description',
  '\xa9des',
  'desc',
  'dc:description',
  'XPComment',
  'Caption',
];
