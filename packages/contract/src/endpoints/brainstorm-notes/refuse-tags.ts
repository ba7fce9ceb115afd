import type { z } from 'zod';
import { tagProblem, tagsIn, tagsOf } from '../../brainstorm-tags.ts';

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
