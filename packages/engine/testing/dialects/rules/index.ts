import type { Model } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';
import { imageRules } from './image-rules.ts';
import { videoRules } from './video-rules.ts';

/** What its guide asks of whoever writes for a generator: the rules of its family, and its own. */
export function guideRules({ family, id }: Model): readonly GuideRule[] {
  const rules = { ...imageRules, ...videoRules };
  return [...(rules[family] ?? []), ...(rules[id] ?? [])];
}
