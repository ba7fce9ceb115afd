import type { Model } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';
import { imageRules } from './image-rules.ts';
import { videoRules } from './video-rules.ts';

/** What its guide asks of whoever writes for a generator: the rules of its family, and its own. */
export function guideRules({ family, id, mode }: Model): readonly GuideRule[] {
  if (mode === 'photo') return imageRules[id] ?? imageRules[family] ?? [];
  return [...(videoRules[family] ?? []), ...(videoRules[id] ?? [])];
}
