import fp from 'fastify-plugin';
import { ok } from '../../result.ts';
import type { AiSettings, ModelChoice } from '../../services/ai/settings/ai-settings.ts';
import { providers } from '../../services/ai/settings/providers.ts';

export const modelsRoutes = fp<{ settings: AiSettings }>(
  async (app, { settings: { text, vision, image } }) => {
    const answer = { text: presentModel(text), vision: presentModel(vision), image: presentModel(image) };
    app.endpoint('GET /api/models', async () => ok(answer));
  },
  { name: 'models-routes', dependencies: ['endpoints'] },
);

function presentModel(choice: ModelChoice | undefined) {
  if (!choice) return null;
  const { provider, model, baseUrl } = choice;
  return { provider: providers[provider].name, model, host: baseUrl.hostname };
}
