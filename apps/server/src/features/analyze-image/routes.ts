import fp from 'fastify-plugin';
import { mapOk } from '../../result.ts';
import { readDataUrl } from '../../services/pictures/data-url.ts';
import { type AnalysisParts, analyzeImage } from './commands.ts';

export const analyzeImageRoutes = fp<AnalysisParts>(
  async (app, parts) => {
    app.addHook('onClose', async () => {
      await Promise.all([parts.reader.close(), parts.eyes.close()]);
    });

    app.endpoint('POST /api/analyze-image', async ({ actor, body, signal }) => {
      const { model, generation_id: generationId, workspace_id: workspaceId, today } = body;
      const bytes = 'file' in body ? body.file.bytes : readDataUrl(body.imageData);
      const isEnhanced = body.enhanced !== false && body.enhanced !== 'false';
      const isRecovered = body.recover !== false && body.recover !== 'false';
      return mapOk(
        await analyzeImage(parts, actor, {
          bytes,
          model,
          isEnhanced,
          isRecovered,
          generationId,
          workspaceId,
          today,
          signal,
        }),
        (analyzed) => ({ success: true as const, generation_id: analyzed.generationId, ...analyzed.answer }),
      );
    });
  },
  { name: 'analyze-image-routes', dependencies: ['endpoints'] },
);
