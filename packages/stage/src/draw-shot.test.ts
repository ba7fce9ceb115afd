import { readShot } from '@cuewright/engine/shot-of';
import { openings } from '@cuewright/engine/storyboard';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, longTexts } from '../../engine/testing/any-text.ts';
import { skeletonOf } from './figure/skeleton.ts';
import { drawShot, stageShot } from './index.ts';
import { viewOf } from './space/camera.ts';

const shotOf = (text: string) => readShot(text).shot;
const draw = (text: string, options: Partial<Parameters<typeof drawShot>[1]> = {}) =>
  drawShot(shotOf(text), { theme: 'stage', ratio: '16:9', seed: 1, ...options });
function sceneOf(text: string) {
  const staged = stageShot(shotOf(text), 16 / 9);
  if (staged.is === 'empty') throw new Error(`Nothing is drawn of “${text}”.`);
  return staged.scene;
}

/** No script, style, address or event has a place in it; the words of labels are escaped. */
const ALLOWED =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">(?:<\/?(?:defs|g|path|circle|text|radialGradient|linearGradient|filter|feGaussianBlur|stop)\b[^<>]*>|[^<>&]|&(?:amp|lt|gt|quot);)*<\/svg>$/;
const FORBIDDEN = /NaN|Infinity|undefined|\sstyle=|\shref|\son\w+=/;

describe('[STAGE-1] a board', () => {
  it('is the same for the same shot, bytes and all, and another for another seed and theme', () => {
    const text = 'Wide shot of a woman walking down a street at night';
    expect(draw(text)).toBe(draw(text));
    expect(draw(text, { seed: 2 })).not.toBe(draw(text));
    expect(draw(text, { theme: 'paper' })).not.toBe(draw(text));
  });

  it.each([
    ['16:9', 16 / 9],
    ['9:16', 9 / 16],
    ['1:1', 1],
    ['2.39:1', 2.39],
    ['nonsense', 16 / 9],
    ['1:0', 16 / 9],
  ])('has the shape that is asked for: %s', (ratio, shape) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(draw('A dog', { ratio })) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(shape, 1);
  });

  it('holds shapes and escaped labels and nothing else, whatever the text says', () => {
    for (const text of [
      'A man <script>alert(1)</script> "&" in a kitchen',
      'an "&<x>" on a table',
      ...longTexts.slice(0, 4),
    ])
      expect(draw(text)).toMatch(ALLOWED);
    fc.assert(
      fc.property(anyText, (text) => {
        const svg = draw(text);
        expect(svg).toMatch(ALLOWED);
        expect(svg).not.toMatch(FORBIDDEN);
      }),
      { numRuns: 40 },
    );
  });

  it('of a crowd is at most 150,000 characters', () => {
    expect(draw('A crowd of forty people at a night market in the rain, wide shot').length).toBeLessThan(
      150_000,
    );
  });
});

describe('[STAGE-3] what is not understood is not drawn as something else', () => {
  it('a thing that nobody knows stands as a block with its name, in the hands that have it', () => {
    const { blocks, people, things } = sceneOf('a woman holds a gizmotron');
    expect(blocks.map(({ label }) => label)).toEqual(['gizmotron']);
    expect(people).toHaveLength(1);
    expect(things).toEqual([]);
    expect(draw('a woman holds a gizmotron')).toContain('>GIZMOTRON</text>');
  });

  it('a subject that nobody knows is a block', () => {
    expect(sceneOf('a quokka').blocks.map(({ label }) => label)).toEqual(['quokka']);
  });

  it.each([
    'a dog collar on a table',
    'a piano lesson in a kitchen',
    'a car key under a bridge',
    'a toy boat shop',
  ])('“%s” is not what its first word is', (text) => {
    const { creatures, things } = sceneOf(text);
    expect(creatures).toEqual([]);
    expect(things.map(({ thing }) => thing)).not.toEqual(expect.arrayContaining(['piano']));
    expect(things.map(({ thing }) => thing)).not.toEqual(expect.arrayContaining(['car']));
    expect(things.map(({ thing }) => thing)).not.toEqual(expect.arrayContaining(['fishing-boat']));
  });

  it.each([
    ['a paper carp on a pole', 'paper carp'],
    ['a toy train on a table', 'toy train'],
  ])('“%s” is no real one, and stands as a block', (text, label) => {
    const { blocks, creatures } = sceneOf(text);
    expect(blocks.map((block) => block.label)).toContain(label);
    expect(creatures).toEqual([]);
  });

  it.each(['', 'cinematic, moody', 'Close-up, 85mm, f/2, low key'])(
    'too little is the ruled frame with what is known: “%s”',
    (text) => {
      expect(stageShot(shotOf(text), 16 / 9).is).toBe('empty');
      expect(draw(text)).toContain('Not drawn yet');
    },
  );

  it('says size, lens and light in the ruled frame', () => {
    const svg = draw('Close-up, 85mm, f/2, window light');
    for (const known of ['Close up', '85mm, f/2', 'Window light']) expect(svg).toContain(known);
  });
});

describe('[STAGE-4] a scene is what the words say', () => {
  it('people are as many and as old as told, and do together what two do', () => {
    const { people } = sceneOf('an old man and a girl');
    expect(people.map(({ tall }) => tall)).toEqual([1.64, 1.22]);
    expect(sceneOf('two boxers spar').people.map(({ pose }) => pose)).toEqual(['punch', 'slip']);
    expect(sceneOf('a couple dancing in the rain').people.map(({ pose }) => pose)).toEqual([
      'waltz',
      'waltz',
    ]);
    expect(sceneOf('a mother hugs her son').people.map(({ pose }) => pose)).toEqual(['hug', 'hug']);
  });

  it.each([
    ['a woman playing the violin', 'violin', 'violin'],
    ['a man reading a newspaper', 'newspaper', 'read'],
    ['a girl riding a bicycle', 'bicycle', 'cycle'],
    ['a chef chops with a knife', 'knife', 'work'],
    ['a boy playing guitar', 'guitar', 'guitar'],
  ])('“%s” has a %s, and the pose for it: %s', (text, thing, pose) => {
    const { people, things } = sceneOf(text);
    expect(things.map((one) => one.thing)).toContain(thing);
    expect(people[0]?.pose).toBe(pose);
  });

  it('a rider sits on what is ridden', () => {
    const { people, creatures } = sceneOf('a woman riding a horse across a field');
    expect(creatures.map(({ animal }) => animal)).toEqual(['horse']);
    expect(people[0]?.at[1]).toBeGreaterThan(0.3);
  });

  it('what must not be there is not', () => {
    expect(sceneOf('a cowboy in a desert').people[0]?.hat).toBe('brim');
    expect(sceneOf('a cowboy in a desert, no hat').people[0]?.hat).toBeUndefined();
    expect(sceneOf('a kitchen with no people').people).toEqual([]);
  });

  it('words that are to be read are read in the picture', () => {
    expect(draw('A cafe at night with a neon sign that says “OPEN LATE”')).toContain('>OPEN LATE</text>');
  });

  it('the camera is as high, as near and as long as told', () => {
    const at = (text: string) => sceneOf(`${text} of a woman in a kitchen`).camera;
    expect(at('Low-angle shot').tilt).toBeGreaterThan(3);
    expect(at('High-angle shot').tilt).toBeLessThan(-20);
    expect(at('Overhead shot').tilt).toBeLessThan(-80);
    const far = ['wide shot', 'full shot', 'medium shot', 'close-up'].map(
      (size) => at(`${size}, 50mm,`).at[2],
    );
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(sceneOf('a woman in a kitchen, 24mm').camera.mm).toBe(24);
  });

  it('a move of the camera is an arrow', () => {
    expect(sceneOf('Dolly in on a woman in an office').arrow).toBeDefined();
    expect(sceneOf('Static shot of a woman in an office').arrow).toBeUndefined();
  });
});

describe('[STAGE-7] nothing stands there that was not said', () => {
  it.each([
    ['a hot dog stand at midnight', 'hot dog stand'],
    ['macro of a pilot light', 'pilot light'],
    ['a chess queen on a board', 'chess queen'],
    ['a robot arm in a factory', 'robot arm'],
    ['a blue whale model hanging in a hall', 'blue whale model'],
    ['a stack of old newspapers', 'stack of old newspapers'],
  ])('“%s” is a block: %s', (text, label) => {
    const { people, creatures, blocks } = sceneOf(text);
    expect([people, creatures]).toEqual([[], []]);
    expect(blocks.map((block) => block.label)).toContain(label);
  });

  it.each([
    ['a designer moves a mouse across her desk', 'mouse'],
    ['a maid pours milk from a jug', 'table'],
    ['the highway at night glows like a river of light', 'boat'],
    ['a kitchen without a stove', 'stove'],
  ])('“%s” shows no %s', (text, never) => {
    const { creatures, things } = sceneOf(text);
    expect([...creatures.map(({ animal }) => animal), ...things.map(({ thing }) => thing)]).not.toContain(
      never,
    );
  });

  it('a place that nobody named is a plain sheet, and one that was named is bare, with its name', () => {
    expect(sceneOf('a nurse leans against a wall').set).toBe('plain');
    expect(sceneOf('a man with a laptop').set).toBe('plain');
    const { set, label, isBare } = sceneOf('a woman dances in the kitchen');
    expect({ set, label, isBare }).toEqual({ set: 'inside', label: 'kitchen', isBare: true });
    expect(sceneOf('a goat on a beach')).toMatchObject({ set: 'beach', isBare: true });
    expect(draw('a woman dances in the kitchen')).toContain('>KITCHEN</text>');
  });

  it('whoever is told by their trade wears what is said and no more', () => {
    const { clothes, hat } = sceneOf('a fisherman on a pier').people[0] ?? {};
    expect({ clothes, hat }).toEqual({ clothes: 'shirt', hat: undefined });
    expect(sceneOf('a nun in a church').people[0]?.hat).toBe('veil');
  });

  it.each([
    ['six astronauts', 6],
    ['two old men playing chess', 2],
    ['a crowd of protesters', 12],
  ])('“%s” are %i', (text, count) => {
    expect(sceneOf(text).people).toHaveLength(count);
  });

  it('animals and things are as many as told', () => {
    expect(sceneOf('five rabbits').creatures).toHaveLength(5);
    expect(sceneOf('two glasses of wine').things.map(({ thing }) => thing)).toEqual(['glass', 'glass']);
  });

  it('every thing that is told of stands there, by its own shape or its name', () => {
    const { things, creatures } = sceneOf('a man with a suitcase and a trombone beside a horse');
    expect(things.map(({ thing }) => thing)).toContain('suitcase');
    expect(things.map(({ label }) => label)).toContain('trombone');
    expect(creatures.map(({ animal }) => animal)).toEqual(['horse']);
  });

  it('what has no outline is told in words', () => {
    expect(draw('smoke rises from a chimney')).toContain('SMOKE RISES');
  });
});

describe('[STAGE-7] nothing is named or drawn that is no thing of its own', () => {
  const named = (text: string) => {
    const { blocks, things } = sceneOf(text);
    return [...blocks, ...things].map(({ label = '' }) => label);
  };

  it.each([
    ['a saddler sits astride a bench, humming', 'astride'],
    ['a diver with a torch, pointing upward at a boat', 'upward'],
    ['a goat stands with its front hooves on a crate, chewing a rag', 'front hooves'],
    ['a dentist, between two lamps, counts coins', 'counts'],
    ['a smith turns the rod while her partner, crouching, blows into the pipe', 'blows'],
    ['a clerk swaps chairs with her replacement', 'replacement'],
    ['two vicars play table tennis in a barn', 'table tennis'],
  ])('“%s”: no block is called “%s”', (text, word) => {
    for (const label of named(text)) expect(label).not.toContain(word);
  });

  it.each([
    ['a cat sleeps on the bonnet of a police car', 'hat'],
    ['a cat sleeps on a red scooter with the front wheels gone', 'wheel'],
    ['a snowplough in a street', 'digger'],
    ['a porter pushes a wheelbarrow', 'pram'],
    ['a cable on a floor', 'rope'],
  ])('“%s” has no %s', (text, thing) => {
    expect(sceneOf(text).things.map((one) => one.thing)).not.toContain(thing);
  });

  it.each([
    ['a man holds a clipboard', 'clipboard'],
    ['a nurse holds a quernstone', 'quernstone'],
  ])('“%s”: a thing that nobody knows keeps its block', (text, label) => {
    expect(named(text)).toContain(label);
  });
});

describe('[STAGE-9] what is one of a kind has the outline of its kind, and its name on it', () => {
  it.each([
    ['a carafe on a table', 'jug', undefined],
    ['a samovar on a table', 'pot', 'samovar'],
    ['a man carries a cello case', 'chest', 'cello case'],
    ['a fire engine in a street', 'truck', 'fire engine'],
    ['an orange jacket hanging on a nail', 'shirt', undefined],
    ['a baseball player swings his bat', 'bat', undefined],
    ['a jar of pickled lemons on a shelf', 'jar', 'jar of pickled lemons'],
  ])('“%s” has a %s, called %s', (text, thing, label) => {
    const placed = sceneOf(text).things.find((one) => one.thing === thing);
    expect(placed).toBeDefined();
    expect(placed?.label).toBe(label);
  });

  it.each([
    ['a spaniel sleeps on a rug', 'dog', 'spaniel'],
    ['a kingfisher on a post', 'bird', 'kingfisher'],
    ['a heron in a river', 'heron', undefined],
    ['a guinea pig', 'mouse', 'guinea pig'],
  ])('“%s” has a %s, called %s', (text, animal, label) => {
    const beast = sceneOf(text).creatures.find((one) => one.animal === animal);
    expect(beast).toBeDefined();
    expect(beast?.label).toBe(label);
  });
});

/** The words of a board with the room each line takes. */
function linesOf(svg: string) {
  return [
    ...svg.matchAll(
      /<text x="([\d.-]+)" y="([\d.-]+)" text-anchor="(\w+)"[^>]*font-size="([\d.]+)" textLength="([\d.]+)"[^>]*>([^<]*)</g,
    ),
  ].map(([, x, y, anchor, size, wide, words = '']) => {
    const left = Number(x) - (anchor === 'middle' ? Number(wide) / 2 : 0);
    return {
      words,
      left,
      right: left + Number(wide),
      top: Number(y) - Number(size) * 0.75,
      bottom: Number(y),
    };
  });
}

describe('[STAGE-10] nothing that is told is lost', () => {
  const texts = [
    'Medium shot: a farrier bends under a grey cob and rasps the hoof held between his knees, the yard wet behind him',
    'A market trader pours chestnuts out of a pan into a newspaper cone, a queue of customers in anoraks, a brazier glowing beside him',
    'Four teenagers push a broken moped up a steep lane, a spaniel at their heels, a gate and a trough and a quernstone by the hedge',
    'Close-up of a jar of pickled lemons on a shelf next to a samovar, a carafe and a cracked blue cup',
  ];

  it.each(texts)('no word of “%s” is cut, none stands over another, no two labels are alike', (text) => {
    const lines = linesOf(draw(text));
    expect(lines.length).toBeGreaterThan(0);
    for (const [n, one] of lines.entries()) {
      for (const word of one.words.split(/[^\p{L}'’-]+/u).filter(Boolean))
        expect(text.toLowerCase().split(/[^\p{L}'’-]+/u)).toContain(word.toLowerCase());
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(960);
      for (const other of lines.slice(n + 1)) {
        expect(other.words).not.toBe(one.words);
        const isApart =
          one.right < other.left ||
          other.right < one.left ||
          one.bottom < other.top ||
          other.bottom < one.top;
        expect(isApart, `${one.words} / ${other.words}`).toBe(true);
      }
    }
  });

  it.each([
    ['a farrier rasps the hoof of a cob, the yard wet behind him', 'RASPS THE HOOF'],
    ['a midwife in a corridor, eyes shut', 'EYES SHUT'],
    ['a cooper mends a barrel, his apron scorched', 'SCORCHED'],
  ])('“%s”: what is not drawn stands at the foot', (text, words) => {
    expect(
      linesOf(draw(text))
        .map((line) => line.words)
        .join(' '),
    ).toContain(words);
  });

  it.each([
    ['a farrier bends under a grey cob and rasps the hoof, the yard wet behind him', 'A FARRIER BENDS UNDER'],
    ['a ferryman leans on his pole, chin on his hands, watching two herons quarrel', 'A FERRYMAN LEANS ON'],
    ['a goat stands with its front hooves on a crate, chewing a rag', 'A GOAT STANDS WITH ITS FRONT HOOVES'],
  ])('“%s”: the foot has the whole sentence, from its beginning', (text, start) => {
    const foot = linesOf(draw(text))
      .map((line) => line.words)
      .join(' ');
    expect(foot).toContain(start);
    expect(foot).toContain(text.split(' ').at(-1)?.toUpperCase());
  });

  it.each([
    ['Medium shot, low angle: a nurse in a corridor', ['MEDIUM SHOT', 'LOW ANGLE']],
    ['Close-up of a woman, high angle', ['CLOSE-UP', 'HIGH ANGLE']],
    ['A dog on a rug, worm’s-eye view', ["WORM'S EYE"]],
  ])('“%s”: size and height of the camera stand in the corner', (text, said) => {
    const corner = linesOf(draw(text)).find(({ left, top }) => left > 480 && top < 100);
    for (const words of said) expect(corner?.words).toContain(words);
  });

  it('what nothing was said of has no words in the corner', () => {
    expect(sceneOf('a dog on a rug').seen).toBeUndefined();
  });

  it.each(['a busker holds a clipboard', 'a judge eats soup', 'an axolotl keeper holds a quernstone'])(
    'no name lies over whoever is in “%s”',
    (text) => {
      const scene = sceneOf(text);
      const view = viewOf(scene.camera, 960, 540);
      const names = scene.blocks.map(({ label }) => label.toUpperCase());
      const lines = linesOf(draw(text)).filter(({ words }) => names.includes(words));
      expect(lines.length).toBeGreaterThan(0);
      const joints = scene.people
        .map(skeletonOf)
        .flatMap(({ head, chest, waist, hip }) => [head, chest, waist, hip]);
      for (const [x, y] of joints.map(view.see).filter((one) => one !== undefined))
        for (const { left, right, top, bottom } of lines)
          expect(x > left && x < right && y > top && y < bottom).toBe(false);
    },
  );

  it('a name that is wider than its block stands beside it, with a line to it', () => {
    const svg = draw('a busker holds a clipboard');
    expect(svg).toMatch(/<path d="M[\d. ]+L[\d. ]+" fill="none"[^>]*\/><text[^>]*>CLIPBOARD</);
  });

  it('what is out of frame is named at the foot', () => {
    const svg = draw('Close-up of a woman beside a horse');
    expect(
      linesOf(svg)
        .map((line) => line.words)
        .join(' '),
    ).toContain('HORSE');
  });
});

describe('[STAGE-11] hands are on what they work on', () => {
  const reachOf = (text: string) => {
    const { people, things, creatures } = sceneOf(text);
    const [person] = people;
    return { hand: person?.reach?.right, thing: things[0], beast: creatures[0], pose: person?.pose };
  };

  it.each(['a mechanic repairs an engine', 'a printmaker works at a printing press', 'a vet washes a cart'])(
    'of whoever is told of by “%s”',
    (text) => {
      const { hand, thing } = reachOf(text);
      expect(hand).toBeDefined();
      expect(
        Math.hypot((hand?.[0] ?? 9) - (thing?.at[0] ?? 0), (hand?.[2] ?? 9) - (thing?.at[2] ?? 0)),
      ).toBeLessThan(1);
    },
  );

  it('a hand that feeds is at the mouth of the animal, and one kneels or crouches to a small one', () => {
    const { hand, beast } = reachOf('a girl feeds a goat');
    expect(beast?.animal).toBe('goat');
    expect(hand?.[1]).toBeGreaterThan(0.5);
    expect(reachOf('a girl feeds a hedgehog').pose).toBe('crouch');
  });

  it('what three carry lies along all of them, and what four push is before them all', () => {
    const { people, things } = sceneOf('three nuns carry a rolled carpet down a staircase');
    expect(people.every(({ reach }) => reach !== undefined)).toBe(true);
    expect(things.find(({ thing }) => thing === 'carpet')?.at[1]).toBeGreaterThan(1);
    const pushed = sceneOf('four men push a van up a hill');
    const van = pushed.things.find(({ thing }) => thing === 'van')?.at[0] ?? 0;
    expect(Math.max(...pushed.people.map(({ at: [x] }) => x))).toBeLessThan(van);
  });
});

describe('[STAGE-8] a deed is posed as it is, or told in words', () => {
  it.each([
    ['a boy asleep on a bench', 'lie'],
    ['a man falls off a ramp', 'fall'],
    ['a girl points at a horse', 'point'],
    ['a man leans against a car', 'lean'],
    ['a woman reads a newspaper on a bench', 'sit-read'],
    ['a woman typing on a laptop', 'sit-work'],
    ['a boy kneels', 'kneel'],
    ['a sleeping boy', 'lie'],
    ['a kneeling woman', 'kneel'],
  ])('“%s” is posed: %s, and needs no words', (text, pose) => {
    const { people, captions } = sceneOf(text);
    expect(people[0]?.pose).toBe(pose);
    expect(captions).toBeUndefined();
  });

  it.each([
    ['a cooper planes a stave outside his workshop', 'planes a stave'],
    ['a man juggles oranges', 'juggles oranges'],
    ['a swimmer dives into a lake', 'dives into a lake'],
  ])('“%s” is told under whoever does it', (text, words) => {
    const { people, captions } = sceneOf(text);
    expect(people).toHaveLength(1);
    expect(captions?.map((one) => one.words).join(' ')).toContain(words);
    expect(draw(text)).toContain(words.toUpperCase());
  });

  it.each([
    ['Full shot of a woman riding a horse across a field', 'horse'],
    ['Medium shot of a man reading a newspaper in a train carriage', 'newspaper'],
    ['Full shot of a cyclist riding a bike through a forest', 'bicycle'],
  ])('“%s” has what the deed takes: a %s', (text, taken) => {
    const { creatures, things, captions } = sceneOf(text);
    expect([...creatures.map(({ animal }) => animal), ...things.map(({ thing }) => thing)]).toContain(taken);
    expect(captions).toBeUndefined();
  });

  it('an animal that cannot be drawn as it is stands, with its deed in words', () => {
    const { creatures, captions } = sceneOf('a lion sleeps under a tree');
    expect(creatures).toHaveLength(1);
    expect(captions?.map(({ words }) => words)).toEqual(['a lion sleeps under a tree']);
    expect(sceneOf('a fox sleeps in the snow').captions).toBeUndefined();
  });

  it('nobody stands on what only another thing is on', () => {
    expect(sceneOf('a librarian reaches for a book on the highest shelf').people[0]?.at[1]).toBe(0);
    expect(sceneOf('a man stands on a crate of apples').people[0]?.at[1]).toBeGreaterThan(0.2);
  });

  it('what is done by two is done by both, and what one carries is in their arms', () => {
    expect(sceneOf('two chess players shake hands').people.map(({ pose }) => pose)).toEqual([
      'shake',
      'shake',
    ]);
    expect(sceneOf('a mother carries her sleeping daughter').people.map(({ pose }) => pose)).toEqual([
      'cradle',
      'lie',
    ]);
    expect(sceneOf('a surgeon hands a scalpel to her assistant').people.map(({ pose }) => pose)).toEqual([
      'offer',
      'offer',
    ]);
  });
});

describe('[STAGE-5] frames of one prompt are cameras on one scene', () => {
  it.each([
    ['An old woman mends a net on a pier', -1],
    ['A man talks to a woman', 1],
  ])(
    'the reverse of “%s” is the same scene from its other side, and crosses no line between two',
    (prompt, side) => {
      const { camera: from, seen: _from, ...scene } = sceneOf(`Medium shot: ${prompt}`);
      const { camera: reversed, seen: _reversed, ...same } = sceneOf(`Medium shot, reverse angle: ${prompt}`);
      expect(same).toEqual(scene);
      expect(Math.sign(reversed.at[2]) * Math.sign(from.at[2])).toBe(side);
      expect(reversed.at).not.toEqual(from.at);
    },
  );

  it.each([
    'an old woman mends a net on a pier at dawn',
    'two boxers trade punches under the lamps',
    'a boy rides a bicycle down a street at night',
  ])('“%s”: who stands where, in which light, is the same in each; only the camera differs', (prompt) => {
    const scenes = openings.slice(0, 4).map(({ prefix }) => sceneOf(`${prefix} ${prompt}`));
    const [first, ...others] = scenes.map(({ camera: _, seen: _said, ...scene }) => scene);
    for (const other of others) expect(other).toEqual(first);
    const far = scenes.map(({ camera: { at, mm } }) => Math.abs(at[2]) / mm);
    expect(far).toEqual(far.toSorted((a, b) => b - a));
  });
});
