import { methodIds, stepIds } from '@cuewright/contract';
import type { Destination } from '../../lib/address.ts';

/** The step an address within the app leads to, if it names one. */
export function destinationOf(url: string): Destination | undefined {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const step = stepIds.find((id) => id === query.get('step'));
  if (!step) return undefined;
  const mode = (['photo', 'video'] as const).find((word) => word === query.get('mode'));
  const method = methodIds.find((word) => word === query.get('method'));
  const model = query.get('model');
  return { step, ...(mode && { mode }), ...(method && { method }), ...(model && { model }) };
}
