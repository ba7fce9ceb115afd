/** What whoever reads a file can do and pure code cannot. Both answer `undefined` rather than throw. */
export interface ReadingHelp {
  /** What zlib or gzip holds (its first bytes tell which); nothing where it is broken or longer than the cap. */
  inflate: (bytes: Uint8Array, cap: number) => Promise<Uint8Array | undefined>;
  /** The pixels as the file holds them, four bytes each with alpha, not multiplied by it; nothing where that cannot be had. */
  pixels: () => Promise<RawPixels | undefined>;
}

export interface RawPixels {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
}

/** What a file says of how it was made. A field that is absent is not in the file. */
export interface MadeFacts {
  container: Container;
  /** The program that wrote it, as it calls itself: "ComfyUI", "A1111", "Midjourney". */
  generator?: string;
  version?: string;
  /** What was asked for, word for word. Only where the file truly holds a prompt. */
  prompt?: string;
  negative?: string;
  model?: string;
  seed?: string;
  /** Steps, sampler, size and whatever else it names, in its own words and order. */
  settings: readonly { name: string; value: string }[];
  /** What `prompt` is of the whole, where there is more than one: "Base", "First pass". */
  partName?: string;
  /** The other prompts it was made by: of each character, of each other pass over the picture. */
  further?: readonly FurtherFacts[];
  /** Each text as it stands in the file, for whoever wants to see or copy it. */
  raw: readonly { where: string; text: string }[];
  /** Who signed for it and by what it was made. It says nothing of the words. */
  provenance: readonly Provenance[];
}

/** A prompt beside the one that says what all of it is. */
export interface FurtherFacts {
  kind: 'character' | 'pass';
  /** "Character 1", "Second pass". */
  name: string;
  prompt?: string;
  negative?: string;
  model?: string;
  seed?: string;
  settings: readonly { name: string; value: string }[];
}

export type Container = 'png' | 'jpeg' | 'webp' | 'avif' | 'heif' | 'gif' | 'mp4' | 'webm' | 'unknown';

export interface Provenance {
  by: 'c2pa' | 'iptc';
  /** "Adobe Firefly", "ChatGPT". */
  tool?: string;
  signer?: string;
  /** The last word of the IPTC source type: `trainedAlgorithmicMedia`. */
  source?: string;
  /** Made or only changed by a machine. */
  kind?: 'made' | 'edited' | 'captured';
}
