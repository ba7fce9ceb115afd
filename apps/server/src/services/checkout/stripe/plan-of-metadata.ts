import { type PlanId, planIds } from '@cuewright/contract';

/** Which plan of ours an object of Stripe's is about; of another product's none. */
export function planOfMetadata(
  metadata: Readonly<Record<string, string>> | null | undefined,
): PlanId | undefined {
  return planIds.find((plan) => plan === metadata?.['plan']);
}
