import type { Segment } from '../../ui/part/part.ts';

/** A shot that was read, and its copies. Plain data: it is compiled into the page, and drawn without the engine. */
export interface WrittenShot {
  /** What stands along the head of the slate; nothing where nothing was said. */
  facts: { name: string; value: string | undefined }[];
  copies: Copy[];
}

/** What one generator is handed. */
export interface Copy {
  id: string;
  name: string;
  lead: string;
  segments: readonly Segment[];
  negative: string | undefined;
  /** What it is told as settings, not in words. */
  settings: string | undefined;
  /** What it cannot be told. */
  leftOff: string | undefined;
  /** What goes on the clipboard: the text, with the settings that are part of it. */
  text: string;
}
