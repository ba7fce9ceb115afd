import { describe, expect, it } from 'vitest';
import { guideRules } from '../../testing/dialects/rules/index.ts';
import { type TwelfthShot, twelfth, twelveShots } from '../../testing/dialects/twelve-shots.ts';
import { goldenPage } from '../../testing/golden.ts';
import { type Model, modelsFor } from '../catalogue/index.ts';
import { write } from '../writing/index.ts';

const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));
const names = Object.keys(twelveShots) as TwelfthShot[];

describe('[D2] golden pages, changed on purpose or not at all', () => {
  it.each(models)('[D2.1] twelve shots for $id', async (model) => {
    await expect(page(model, {})).toMatchFileSnapshot(`../../golden/dialects/${model.id}.txt`);
  });

  it.each(models.filter(({ mode }) => mode === 'video'))(
    '[D2.2] and from a start image for $id',
    async (model) => {
      await expect(page(model, { startImage: 'image-1' })).toMatchFileSnapshot(
        `../../golden/dialects/${model.id}.from-image.txt`,
      );
    },
  );
});

/** The rules of its guide in the head: what a property holds, and what eyes have to look for. */
function page(model: Model, options: { startImage?: string }): string {
  const rules = guideRules(model).map(({ says, holds }) => `  [${holds ? 'held' : 'read'}] ${says}`);
  const head = [`${model.name}: ${model.guide?.value ?? 'no guide of its own'}`, ...rules, '', ''].join('\n');
  return (
    head +
    goldenPage(
      Object.fromEntries(names.map((name) => [name, write(twelfth(name, model.mode), model, options)])),
    )
  );
}
