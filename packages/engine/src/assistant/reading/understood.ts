import type { Term } from '../../content/glossary/glossary.ts';
import type { Attribute } from '../models/attributes/attribute.ts';
import type { Wish } from '../prompt-work/wish.ts';
import type { Mention } from './find-models.ts';

/** What a message is after, as far as its words say. */
export interface Understood {
  /** As it was written, without a prompt that stands in it. */
  text: string;
  /** Letter for letter. */
  asked: string;
  plain: string;
  /** The same, without what it leans on. */
  own: string;
  mentions: readonly Mention[];
  attributes: readonly Attribute[];
  terms: readonly Term[];
  wish: Wish | undefined;
  isComparing: boolean;
  isChoosing: boolean;
  /** A wish or half a sentence that is after a generator if it says what that should do. */
  isSeeking: boolean;
  /** A prompt that came with the message. */
  given: string | undefined;
  /** It leans on what was said before. */
  leans: boolean;
}
