import type { HeardCopy, WritingToHear } from './writing.ts';

/** What a model wrote, once it keeps the laws; or the law that it breaks. */
export function hearWriting(_: WritingToHear): HeardCopy {
  return { problem: 'other-form' };
}
