import { boundedFetch } from '../../../http/bounded-fetch.ts';

/**
 * How Stripe's library reaches Stripe. Its own client reads whatever comes, for as long as it comes; this one takes
 * an answer only when it ends, and a success only when it says what it is, as everything of Stripe's does.
 */
export async function fetchOfStripe(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await boundedFetch(...asked);
  if (!answer.ok) return answer;
  const said: unknown = await answer.clone().json();
  if (typeof (said as { object?: unknown } | null)?.object !== 'string')
    throw new TypeError('fetch failed', { cause: new Error('The answer is not one of Stripe’s.') });
  return answer;
}
