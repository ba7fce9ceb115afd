import type { Family, ModelId } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';
import { cinemaRules } from './cinema-rules.ts';
import { openModelRules } from './open-model-rules.ts';
import { scriptRules } from './script-rules.ts';

export const videoRules: Readonly<Partial<Record<Family | ModelId, readonly GuideRule[]>>> = {
  ...cinemaRules,
  ...openModelRules,
  ...scriptRules,
};
