import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}

describe('[ENDS-3] what must not be there is never turned round, cut to its head, or asked about without a choice', () => {
  it.each([
    [
      "a tram. I don't want to see the driver, the fare box, or any posters.",
      'a tram.',
      'driver, fare box, posters',
    ],
    ["a tram. I don't want to see the driver, the fare box.", 'a tram.', 'driver, fare box'],
    ['a choir. No faces, no hands; nor shadows of anybody.', 'a choir.', 'faces, hands, shadows of anybody'],
    ['a tea towel, lobsters are banned, anchors too, ditto gulls', 'a tea towel', 'lobsters, anchors, gulls'],
    ['a tea towel. Gradients are a no-go.', 'a tea towel.', 'Gradients'],
    ['a kitchen. Definitely not gloss.', 'a kitchen.', 'gloss'],
    [
      "a nurse. Avoid blood, avoid gloves changing colour, and don't let any logos creep in.",
      'a nurse.',
      'blood, gloves changing colour, logos',
    ],
    ['SUBJ: a lock-keeper. NEG: narrowboats, tourists.', 'SUBJ: a lock-keeper.', 'narrowboats, tourists'],
    ['Un taller. Sin gente ni herramientas viejas.', 'Un taller.', 'gente, herramientas viejas'],
    [
      'Une vitrine à Besançon. Pas de reflets ni de passants.',
      'Une vitrine à Besançon.',
      'reflets, passants',
    ],
    [
      'Pescador remenda a rede sentado num balde azul. A câmera sobe devagar até o mar. Evitar barcos a motor.',
      'Pescador remenda a rede sentado num balde azul. A câmera sobe devagar até o mar.',
      'barcos a motor',
    ],
    ['a jar, steer clear of lens flare', 'a jar', 'lens flare'],
    ['a jar, stay away from neon colours', 'a jar', 'neon colours'],
    ['a jar. There must not be any text.', 'a jar.', 'text'],
    ['a jar. No hands or feet in the frame.', 'a jar.', 'hands, feet'],
    ['a jar and not a single fly', 'a jar', 'fly'],
    ['a jar, lid off, without any steam coming out of it', 'a jar, lid off', 'steam coming out of it'],
    [
      'a jar, no people, no cars and no signs in the street behind',
      'a jar',
      'people, cars, signs in the street behind',
    ],
    ['a stall, oranges instead of lemons', 'a stall, oranges', 'lemons'],
    ['a cafe, leave out the people and the street signs', 'a cafe', 'people, street signs'],
    ['a cafe, free of cars, people and signs', 'a cafe', 'cars, people, signs'],
    [
      'a watch, no reflections or fingerprints, dust or scratches',
      'a watch',
      'reflections, fingerprints, dust, scratches',
    ],
    [
      'a fair, no modern clothing, plastic or electric light',
      'a fair',
      'modern clothing, plastic, electric light',
    ],
    ['a yard, without pylons or telegraph wires', 'a yard', 'pylons, telegraph wires'],
    ['a table. Avoid roses, lilies and anything pink', 'a table.', 'roses, lilies, anything pink'],
    ['a street with neither cars nor people', 'a street', 'cars, people'],
    ['please keep logos and text out of it. A mug', 'A mug', 'logos, text'],
    [
      "a library. I don't want any people anywhere near the shelves",
      'a library.',
      'people anywhere near the shelves',
    ],
    ["a chapel, I'd rather you left out the pews", 'a chapel', 'pews'],
    ['a chapel, rule out stained glass', 'a chapel', 'stained glass'],
    ['a plain, nothing that looks like a modern building', 'a plain', 'modern building'],
    ['please make sure that there are no birds. A grey sea', 'A grey sea', 'birds'],
    ['a wall, and for once no sheep', 'a wall', 'sheep'],
    ['a lido. Skip the lens flare, lose the haze, zero graffiti', 'a lido.', 'lens flare, haze, graffiti'],
    ['a burger, hold the pickles', 'a burger', 'pickles'],
    [
      'a line of globes. Must not show: faces; brand marks; anything spilling.',
      'a line of globes.',
      'faces, brand marks, anything spilling',
    ],
    [
      'Face of a woman. Negative prompt: blurry face, extra fingers',
      'Face of a woman.',
      'blurry face, extra fingers',
    ],
    [
      "Negative prompt: blurry face. A woman's face in a doorway.",
      "A woman's face in a doorway.",
      'blurry face',
    ],
  ])('in a field: %s', (text, prompt, negative) => {
    const copy = copyOf(text, 'stable-diffusion');
    expect([copy.prompt, copy.negative]).toEqual([prompt, negative]);
    expect(copyOf(copy.prompt, 'stable-diffusion').prompt).toBe(prompt);
  });

  it.each([
    'a wedding on a cliff, not that drone look',
    'a wedding on a cliff, without losing the warmth of the evening',
    'a wedding on a cliff, no guests except the grandmother',
    'a wedding on a cliff, nothing but sky behind them',
    "a wedding on a cliff, don't cut off the feet",
    'a wedding on a cliff, hardly any clouds',
    'a stall, hand-lettered rather than printed price tags',
    'a dog on sand, without a doubt the happiest',
    'a dog on sand. Not only the dog but also the ball must be in focus.',
    'a cloudless sky over a treeless island, an unmade bed',
    'A film. No logo at the end, they put that in themselves.',
    'a jar, not blue but green',
    'the house is off. no light at all except the moon. waves on the stones',
    'the father, out of focus, cries without a sound',
    'keep the horizon out of focus, a red sail',
    'a lane, no cars, vans and trucks on the road',
    'no hat, tired or happy, a rider at a gate',
    'drop the camera low, a beetle on a leaf',
    'neither rain nor snow stops the postman',
    'a white cat under a bed; neither of them awake',
    'no two windows alike, a facade in Porto',
    'sans serif lettering on a wall',
    'street at night. No cars, people. Wet stones',
    'a hall where phones are banned, a boy at a desk',
    'a kitchen. The old stove has to go.',
  ])('and stays where it denies no thing by itself: %s', (text) => {
    for (const model of ['stable-diffusion', 'flux-ai', 'midjourney', 'google-veo-3'] as const) {
      const copy = copyOf(text, model);
      expect([copy.prompt, copy.negative, copy.leftOff]).toEqual([text, '', []]);
    }
  });

  it.each(['a jar, no lid', 'a hat with no brim, no feather, just felt', 'two bakers, no weird hands, dusk'])(
    'and as it was said where it can be told nowhere: %s',
    (text) => {
      const copy = copyOf(text, 'nano-banana');
      expect([copy.prompt, copy.leftOff]).toEqual([text, []]);
    },
  );

  it('without the plea, which is to the app', () => {
    expect(copyOf('two bakers, pls no weird hands, dusk', 'flux-ai').prompt).toBe(
      'two bakers, no weird hands, dusk',
    );
    expect(copyOf('a jar. Please leave out the cat.', 'dall-e-3').prompt).toBe('a jar. Leave out the cat.');
  });

  it('and what nobody hears anyway is told as that', () => {
    const copy = copyOf('a pier at dusk, no music', 'midjourney');
    expect([copy.prompt, copy.leftOff]).toEqual([
      'a pier at dusk',
      [{ what: 'no music', why: 'A still makes no sound.' }],
    ]);
  });

  it('and a list that was meant for a field is told with what is true of the generator', () => {
    const why = (model: ModelId) =>
      copyOf('a jar. Negative prompt: extra spoons', model).leftOff.map((one) => one.why);
    expect(why('flux-ai')).toEqual(['It has no negative field. Say what stands there instead.']);
    expect(why('midjourney')).toEqual([
      'Behind --no each word is read alone. Say what stands there instead.',
    ]);
    expect(why('adobe-firefly')).toEqual([
      'It has a negative field for Image 3 only. Say what stands there instead.',
    ]);
  });

  it.each(['a jar, no lid', "a jar. I don't want it to look staged.", 'a jar. Avoid: spoons'])(
    'and no question about it comes without a choice: %s',
    (text) => {
      for (const model of ['flux-ai', 'midjourney', 'runway-ml', 'google-imagen'] as const)
        expect(copyOf(text, model).open.filter(({ part }) => part === 'negative')).toEqual([]);
    },
  );
});
