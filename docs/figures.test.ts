import {
  builderLimits,
  imageLimits,
  paymentLimits,
  planLimits,
  promptLimits,
  usageLimits,
} from '@cuewright/contract';
import { modelsFor } from '@cuewright/engine/catalogue';
import { genres } from '@cuewright/engine/content/genres';
import { plans } from '@cuewright/engine/content/plans';
import { describe, expect, it } from 'vitest';
import { SESSION_DAYS } from '../apps/server/src/features/accounts/sessions/duration.ts';
import { PENDING_MINUTES } from '../apps/server/src/features/accounts/sign-in/pending-sign-ins.ts';
import { readSource } from '../scripts/source-files.ts';

const megabytes = imageLimits.bytes / 1_048_576;
const megapixels = imageLimits.pixels / 1_000_000;
const models = modelsFor('advanced', 'photo').length + modelsFor('advanced', 'video').length;

/** Where a text has a figure typed into it, and what it has to say by the figure it is from. */
const typed: readonly (readonly [page: string, says: string])[] = [
  [
    'apps/web/src/steps/hero/methods.tsx',
    `${usageLimits.daily} prompts a day and one more for signing in, ${usageLimits.guest} as a guest.`,
  ],
  ['apps/web/src/steps/hero/hero-methods.ts', `up to ${megabytes} MB`],
  ['apps/web/src/steps/hero/hero-methods.ts', `'${builderLimits.simpleSteps} steps'`],
  ['apps/web/src/steps/hero/hero-methods.ts', `'${builderLimits.advancedSteps} steps'`],
  ['apps/web/src/steps/hero/hero-methods.ts', `one of ${spelled(genres.length)} genres`],
  ['apps/web/src/steps/method/approaches.tsx', `'${builderLimits.simpleSteps} steps'`],
  ['apps/web/src/steps/method/approaches.tsx', `'${builderLimits.advancedSteps} steps'`],
  ['apps/web/src/steps/method/approaches.tsx', `${spelled(builderLimits.simpleTemplates)} templates`],
  ['apps/web/src/steps/method/method-step.tsx', `up to ${megabytes} MB`],
  ['apps/web/src/steps/optimizer/optimizer-step.tsx', `one of ${spelled(genres.length)} genres`],
  ['apps/web/src/steps/tools/tool-names.ts', `up to ${megabytes}MB`],
  ['apps/web/src/features/account/overview.tsx', `up to ${megabytes} MB`],
  ['apps/web/src/features/legal/privacy-policy.tsx', `${SESSION_DAYS} days after you last used it`],
  ['apps/web/src/features/legal/privacy-policy.tsx', `gone after ${PENDING_MINUTES} minutes`],
  ['packages/engine/src/content/plans.ts', `${paymentLimits.refundDays}-day refund guarantee`],
  ['packages/engine/src/content/plans.ts', `For ${spelled(paymentLimits.refundDays)} days, Refund`],
  [
    'packages/engine/src/content/help/accounts-and-plans.ts',
    `first ${promptLimits.adminPreview} characters of its prompts`,
  ],
  ['packages/engine/src/content/help/making-prompts.ts', `one of ${spelled(genres.length)} genres`],
  ['docs/architecture.md', `knows ${spelled(models)} generators`],
  ['docs/architecture.md', `${megabytes} MB and ${megapixels} megapixels`],
  ['docs/architecture.md', `lasts ${spelled(SESSION_DAYS)} days after it was last used`],
];

describe('a figure that is typed', () => {
  it.each(typed)('is the one it is from: %s says “%s”', (page, says) => {
    expect(readSource(page).replace(/\s+/g, ' ')).toContain(says);
  });

  it('is the same among the plans of the page and those of the limits', () => {
    const ofThePage = plans.map(({ id, price, originalPrice, savings, billing }) => [
      id,
      { price, originalPrice, savingsPercent: savings, billing },
    ]);
    const ofTheLimits = Object.entries(planLimits).map(([id, { badge: _, ...rest }]) => [id, rest]);
    expect(ofThePage).toEqual(ofTheLimits);
  });

  it('is the one of the catalogue where people speak: as many words a second in help as in a tip', () => {
    expect(readSource('packages/engine/src/content/help/craft.ts')).toContain(
      'two and a half words a second, so eight seconds hold twenty',
    );
    expect(readSource('packages/engine/src/catalogue/models/video/google-veo-3.ts')).toContain(
      'Eight seconds hold some twenty spoken words.',
    );
  });
});

/** A whole number below a hundred, as a text spells it. */
function spelled(count: number): string {
  const small =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  if (count < 20) return small[count] ?? String(count);
  const rest = count % 10 === 0 ? '' : `-${small[count % 10]}`;
  return `${tens[Math.floor(count / 10) - 2]}${rest}`;
}
