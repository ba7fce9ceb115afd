import type { Family, ModelId } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';

export const imageRules: Readonly<Partial<Record<Family | ModelId, readonly GuideRule[]>>> = {};
