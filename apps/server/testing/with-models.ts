import type { AppParts } from '../src/app.ts';
import type { ModelTimes } from '../src/services/ai/open-models.ts';
import type { AiSettings, ModelChoice } from '../src/services/ai/settings/ai-settings.ts';
import { buildTestApp } from './build-test-app.ts';
import { type ModelStandIn, startModelStandIn } from './model-stand-in.ts';
import { whenDone } from './when-done.ts';

/** A price at which what a test asks comes to something. */
const PRICE = { input: 1, output: 4, picture: 40_000 };

/** The settings of a server whose models are all the stand-in. */
export function aiOf({ baseUrl }: Pick<ModelStandIn, 'baseUrl'>, caps?: AiSettings['caps']): AiSettings {
  const choice = (model: string): ModelChoice => ({
    provider: 'compatible',
    model,
    apiKey: 'a-key',
    baseUrl,
    price: PRICE,
  });
  return {
    text: choice('stand-in-writes'),
    vision: choice('stand-in-sees'),
    image: choice('stand-in-draws'),
    caps: caps ?? { all: 1_000_000_000, each: 1_000_000_000 },
  };
}

interface Given {
  caps?: AiSettings['caps'];
  clock?: () => Date;
  modelTimes?: ModelTimes;
  logTo?: NonNullable<AppParts['logTo']>;
}

/** The whole server, and the provider it asks; both are gone when the test file is done. */
export async function appWithModels({ caps, logTo, ...given }: Given = {}) {
  const provider = await startModelStandIn();
  whenDone(provider.close);
  const config = {
    ai: aiOf(provider, caps),
    hasRateLimits: false,
    ...(logTo && { logLevel: 'info' as const }),
  };
  return { provider, ...(await buildTestApp({ ...given, ...(logTo && { logTo }), config })) };
}

/** The events of an answer that came bit by bit. */
export function eventsIn(body: string) {
  return body
    .trim()
    .split('\n\n')
    .map((event) => JSON.parse(event.replace(/^data: /, '')));
}
