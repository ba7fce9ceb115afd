import type { z } from 'zod';
import { tagsIn, tagsOf } from '../../brainstorm-tags.ts';
import { brainstormLimits } from '../../limits/index.ts';

/** What about the tags of a note is too much, naming the limit; nothing when they are fine. */
export function tagProblem(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => tag.length > brainstormLimits.tag))
    return `A tag can have at most ${brainstormLimits.tag} characters.`;
  if (tags.length > brainstormLimits.tags)
    return `A note can have at most ${brainstormLimits.tags} tags; this has ${tags.length}.`;
  return undefined;
}

/** Tags that come with the content. Those that are given are looked at by themselves; together they may be too many. */
export function refuseTags(
  { content, tags = [] }: { content?: string | undefined; tags?: readonly string[] | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (content === undefined || tagProblem(tags)) return;
  const inContent = tagProblem(tagsIn(content));
  const problem = inContent ?? tagProblem(tagsOf(tags, content));
  if (problem) context.addIssue({ code: 'custom', path: [inContent ? 'content' : 'tags'], message: problem });
}
