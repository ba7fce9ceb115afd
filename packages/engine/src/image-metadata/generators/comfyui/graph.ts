import type { Json } from '../../json/json.ts';

/** A link names the node it comes from and which of its outputs. */
export interface Link {
  from: string;
  slot: number;
}

export interface GraphNode {
  id: string;
  /** What kind of node it is: `KSampler`, `CLIPTextEncode`. */
  kind: string;
  /** What was set in it, by name. */
  values: ReadonlyMap<string, Json>;
  /** What was led into it, by name. */
  links: ReadonlyMap<string, Link>;
  /** The types of what comes in and goes out, where the file tells: a node that is bypassed hands through by them. */
  inputTypes?: ReadonlyMap<string, string>;
  outputTypes?: readonly string[];
}

export type Graph = ReadonlyMap<string, GraphNode>;

/** Longer is no name of a node or of what goes in. */
export const LONGEST_NAME = 200;

/** More is no graph that somebody built. */
export const MOST_NODES = 3000;
