import type { KeptKind, SpaceLimits } from './space-limits.ts';

/** What was weighed is added to for so long, and then weighed again. */
const KNOWN_FOR_MS = 10 * 60_000;
/** Whoever goes on saving beyond their space is not weighed again for each try. */
const FULL_FOR_MS = 1_000;
const MOST_KNOWN = 10_000;

interface Known {
  bytes: number;
  until: number;
  isFull: boolean;
}

interface SpaceParts {
  limits: SpaceLimits;
  weigh: (userId: string, kind: KeptKind) => Promise<number>;
  now: () => number;
}

/** What somebody keeps already, where there is no room for more. */
export interface SpaceUsedUp {
  keptBytes: number;
  mostBytes: number;
}

/**
 * Knows whether somebody has room. Weighing all they keep for each thing they save would cost more than saving it, so what
 * came since the last time is added up, as large as it was sent, and only who seems to be beyond their space is weighed anew.
 */
export class SpaceKeeper {
  readonly #parts: SpaceParts;
  readonly #known = new Map<string, Known>();

  constructor(parts: SpaceParts) {
    this.#parts = parts;
  }

  /** Takes room for so many bytes, or tells that there is none. */
  async take(userId: string, kind: KeptKind, size: number): Promise<SpaceUsedUp | undefined> {
    const { limits, weigh, now } = this.#parts;
    const key = `${kind} ${userId}`;
    const mostBytes = limits[kind];
    const known = this.#known.get(key);
    if (known && now() < known.until) {
      if (known.isFull) return { keptBytes: known.bytes, mostBytes };
      if (known.bytes + size <= mostBytes) {
        known.bytes += size;
        return undefined;
      }
    }
    const keptBytes = await weigh(userId, kind);
    const isFull = keptBytes + size > mostBytes;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, {
      bytes: isFull ? keptBytes : keptBytes + size,
      until: now() + (isFull ? FULL_FOR_MS : KNOWN_FOR_MS),
      isFull,
    });
    return isFull ? { keptBytes, mostBytes } : undefined;
  }
}
