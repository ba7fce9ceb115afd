import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import type { FindingField } from './finding.ts';
import { readShot } from './read-shot.ts';

/** What was read, as `field=value`; a denied finding carries a bar in front. */
function found(text: string): string[] {
  return readShot(text, { mode: 'video' }).findings.map(
    ({ field, value, negated }) => `${negated ? '-' : ''}${field}=${value}`,
  );
}

function values(text: string, field: FindingField): string[] {
  return readShot(text, { mode: 'video' })
    .findings.filter((finding) => finding.field === field && !finding.negated)
    .map(({ value }) => value);
}

describe('[R2] terms of the trade', () => {
  it.each([
    ['CU of a hand', 'camera.size', 'close-up'],
    ['ECU, an eye', 'camera.size', 'extreme-close-up'],
    ['waist-up portrait of a smith', 'camera.size', 'medium-shot'],
    ['the camera pushes in', 'camera.movement', 'dolly-in'],
    ['slow push-in on a candle', 'camera.movement', 'dolly-in'],
    ['the camera pans left across the room', 'camera.movement', 'pan-left'],
    ['a chessboard seen from above', 'camera.angle', 'high-angle'],
    ['bird’s-eye view of a market', 'camera.angle', 'overhead'],
    ['window on the left', 'light.source', 'window-light'],
    ['window on the left', 'light.direction', 'side-light-left'],
    ['softbox from camera right', 'light.direction', 'side-light-right'],
    ['lit from above', 'light.direction', 'top-light'],
    ['soft, warm window light', 'light.quality', 'soft-light'],
    ['late afternoon sun', 'place.hour', 'afternoon'],
    ['late afternoon sun', 'light.source', 'sunlight'],
    ['at 5 am', 'place.hour', 'dawn'],
    ['at 17:40', 'place.hour', 'afternoon'],
    ['3 in the morning', 'place.hour', 'night'],
    ['in the kitchen', 'place.class', 'interior'],
    ['across a muddy field', 'place.class', 'exterior'],
    ['two girls on a swing', 'subject.people', '2'],
    ['a couple of dancers', 'subject.people', '2'],
    ['a baker and his son', 'subject.people', '2'],
    ['a ten-second clip', 'duration', '10'],
    ['a dog runs, 6 to 8 seconds', 'duration', '8'],
    ['a twenty-five-second clip', 'duration', '25'],
    ['a ninety second exposure', 'camera.shutter', '90s'],
    ['a girl of fifteen in the morning light', 'place.hour', 'morning'],
    ['medium wide of two cobblers', 'camera.size', 'medium-wide-shot'],
    ['rack of bicycles in b/w', 'effects', 'black-and-white'],
    ['portrait of a chef, 85mm, grain', 'effects', 'film-grain'],
    ['fifty drummers on a field', 'subject.people', '50'],
    ['two hundred swimmers', 'subject.people', '200'],
    ['half a dozen nuns', 'subject.people', '6'],
    ['a boy of nine with a kite', 'subject.people', '1'],
    ['a bell ringer of sixty', 'subject.people', '1'],
    ['a hammock hanging from an oak', 'place.class', 'exterior'],
    ['a climber crossing a snowy ridge', 'place.class', 'exterior'],
    ['down the face of a dam', 'place.class', 'exterior'],
    ['at the roller rink', 'place.class', 'interior'],
    ['a letter on a prison bunk', 'place.class', 'interior'],
    ['rain outside, a cook chops leeks', 'place.class', 'interior'],
    ['an indoor flower market', 'place.class', 'interior'],
    ['on the corner of the square a busker sings', 'place.class', 'exterior'],
    ['on a night bus', 'place.hour', 'night'],
    ['a night bus, nobody aboard', 'place.class', 'interior'],
    ['wall sconces', 'light.source', 'practical-light'],
    ['against the setting sun', 'light.source', 'sunlight'],
    ['against the setting sun', 'place.hour', 'sunset'],
    ['gimbal behind a girl jogging', 'camera.angle', 'from-behind'],
    ['in 21:9', 'ratio', '21:9'],
  ] as const)('[R2.1] %s', (text, field, value) => {
    expect(values(text, field)).toContain(value);
  });

  it.each([
    ['85mm', 'camera.lens.mm', '85'],
    ['24-70mm', 'camera.lens.mm', '24-70'],
    ['28 mil', 'camera.lens.mm', '28'],
    ['100-400 at 300', 'camera.lens.mm', '300'],
    ['an 85 prime', 'camera.lens.mm', '85'],
    ['f2.8', 'camera.aperture', 'f/2.8'],
    ['f/5,6', 'camera.aperture', 'f/5.6'],
    ['T1.5', 'camera.aperture', 'f/1.5'],
    ['1/250', 'camera.shutter', '1/250'],
    ['a 30s exposure', 'camera.shutter', '30s'],
    ['ISO 3200', 'camera.iso', '3200'],
    ['3,200K', 'light.temperature', '3200'],
    ['5600 kelvin', 'light.temperature', '5600'],
    ['shot on ARRI Alexa Mini', 'camera.body', 'ARRI Alexa Mini'],
  ] as const)('[R2.2] figures: %s', (text, field, value) => {
    expect(values(text, field)).toEqual([value]);
  });

  it('[R2.3] every finding has its span', () => {
    const text = 'Low-angle close-up of a smith, 85mm, window left, no text';
    const spans = readShot(text).findings.map(({ start, end }) => text.slice(start, end));
    expect(spans).toEqual(expect.arrayContaining(['Low-angle', 'close-up', '85mm', 'window left', 'text']));
  });
});

describe('[R3] words that mean something else', () => {
  it.each([
    ['a shot of espresso', 'camera'],
    ['time to close up shop', 'camera'],
    ['the low angle of the roof', 'camera'],
    ['a pan on the stove', 'camera'],
    ['a tilted hat', 'camera'],
    ['a book on the night stand', 'place.hour'],
    ['morning glory on a wall', 'place.hour'],
    ['a gold ring light as air', 'light.source'],
    ['a crane in the reeds', 'camera'],
    ['the rain dance', 'place.weather'],
    ['brain fog', 'place.weather'],
    ['the road winds through hills', 'place.weather'],
    ['radio static', 'camera.movement'],
    ['he dollies the piano out', 'camera'],
    ['a handheld radio', 'camera.movement'],
    ['a kitchen knife', 'place'],
    ['a painting of a forest', 'place'],
    ['4K, 8K', 'light.temperature'],
    ['5 mm of snowfall measured', 'camera.lens'],
    ['1/2 cup of sugar', 'camera.shutter'],
    ['an ISO 9001 certificate', 'camera.iso'],
    ['an F16 over the runway', 'camera.aperture'],
    ['a woman in her 30s', 'duration'],
    ['after twenty-five seconds the light goes out', 'duration'],
    ['a heron, solitary in the morning mist', 'duration'],
    ['shot on 16mm', 'camera.lens'],
    ['the red carpet', 'camera.body'],
    ['a boy with a pan flute', 'camera.movement'],
    ['a 9mm casing', 'camera.lens'],
    ['a 5 mil wetsuit', 'camera.lens'],
    ['seen from the back row', 'camera.angle'],
    ['she plays the Moonlight Sonata', 'light'],
    ['an old man lifts the lid', 'place'],
    ['inside the lid of a box', 'place'],
    ['rosin on the bow of a cello', 'place'],
    ['square crop, plain wall', 'place'],
    ['an orchid beside a guard rail', 'subject.people'],
    ['a patient wait', 'subject.people'],
    ['two hundred candles', 'subject.people'],
    ['a wall behind a man walking', 'camera.angle'],
    ['he hums Candle in the Wind', 'place.weather'],
    ['a slate with the words rain, candle and dusk', 'light'],
    ['gimbal in orbit around a dancer', 'place'],
    ['grey concrete warmed by oak', 'place'],
    ['the arm of a chess player, both unsmiling', 'subject.action'],
    ['two teenagers on a kitchen table', 'subject.action'],
    ['a wooden sailing ship', 'subject.action'],
    ['floodlights off', 'subject.action'],
    ['a bench that ends still for one second', 'duration'],
    ['(rim light:1.2:1.2', 'ratio'],
  ])('[R3.1] %s', (text, field) => {
    expect(found(text).filter((finding) => finding.startsWith(field))).toEqual([]);
  });
});

describe('[R4] what is denied is never set', () => {
  it.each([
    ['no text', ['text'], []],
    ['without people', ['people'], []],
    ['a pier, no crowds, boats, ropes or gulls, dusk', ['crowds', 'boats', 'ropes', 'gulls'], []],
    ['no text, logos or watermarks', ['text', 'logos', 'watermarks'], []],
    // Nobody knows how far these go: they stay as they were said.
    ['a man, no hat, tired or happy', [], []],
    ['a baker, no text, soft light or shadow play on the wall', [], []],
    ['never handheld', ['handheld'], ['camera.movement']],
    ['avoid lens flare, people, text', ['lens flare', 'people', 'text'], ['effects']],
    ['not a close-up', ['close-up'], ['camera.size']],
    ['no steam, a bell, no hands', ['steam', 'hands'], []],
    ['not sunset, no hats', ['sunset', 'hats'], ['place.hour']],
    ['no bokeh here please', ['bokeh'], ['effects']],
    ["don't show faces", ['faces'], []],
  ])('[R4.1] %s', (text, negative, unset) => {
    const { shot, findings } = readShot(text, { mode: 'video' });
    expect(shot.negative).toEqual(negative);
    for (const field of unset)
      expect(findings.filter((one) => one.field === field && !one.negated)).toEqual([]);
  });

  it('[R4.2] a no inside a word, or that denies nothing, denies nothing', () => {
    for (const text of ['a notebook at night', 'no longer young', 'No. 5 at dusk', 'nobody’s fool'])
      expect(readShot(text).shot.negative).toEqual([]);
  });
});

describe('[R5] what is said aloud', () => {
  const lineOf = (text: string) => readShot(text, { mode: 'video' }).shot.lines;

  it.each([
    ['An old man whispers, "Stay."', { speaker: 'An old man', words: 'Stay.', manner: 'whispering' }],
    ['“Run!” shouts Mara.', { speaker: 'Mara', words: 'Run!', manner: 'shouting' }],
    ['Mara (softly): «Bleib hier.»', { speaker: 'Mara', words: 'Bleib hier.', manner: 'softly' }],
    [
      'INT. HALL - DAY\n\nMARA (quietly)\n"You came."',
      { speaker: 'MARA', words: 'You came.', manner: 'quietly' },
    ],
    ["He says, 'Don't move.'", { speaker: '', words: "Don't move.", manner: '' }],
  ])('[R5.1] %s', (text, line) => {
    expect(lineOf(text)).toEqual([line]);
  });

  it('[R5.1] of two lines each has its own speaker and manner', () => {
    expect(lineOf('"Ready?" he asks. "Always," she says.').map(({ manner }) => manner)).toEqual([
      'asking',
      '',
    ]);
    expect(lineOf('MARA\n"Ready?"\n\nTOM\n(off, tired)\n"Always."')).toEqual([
      { speaker: 'MARA', words: 'Ready?', manner: '' },
      { speaker: 'TOM', words: 'Always.', manner: 'off, tired' },
    ]);
  });

  it('[R5.1] the name above a line is not told twice', () => {
    const { subject, details } = readShot('A kettle boils.\n\nMARA\n"You came."', { mode: 'video' }).shot;
    expect([subject.text, details]).toEqual(['A kettle', '']);
  });

  it('[R5.2] what is written on a sign is not said', () => {
    expect(lineOf('A neon sign reads "NO VACANCY"')).toEqual([]);
    expect(lineOf('The title card: "Two Winters"')).toEqual([]);
  });

  it('[R5.2] and stays where it opens a clause', () => {
    expect(readShot('A wall, "OPEN LATE" in red').shot.subject.text).toBe('A wall, "OPEN LATE" in red');
  });

  it('[R5.2] and stays where it stands, in its marks, as weights and colours by number do', () => {
    const { subject } = readShot('A bakery with a sign that reads "Halb Acht", #C8862A and black').shot;
    expect(subject.text).toBe('A bakery with a sign that reads "Halb Acht", #C8862A and black');
    expect(readShot('a smith, (rim light:1.3), ((sparks)), fog::2').shot).toMatchObject({
      subject: { text: 'a smith, (rim light:1.3), ((sparks)), fog::2' },
      light: { text: '' },
    });
  });

  it('[R5.1] how a line is said is told by the line alone', () => {
    const { subject, details, audio, lines } = readShot(
      'An old man on a pier. He says, quietly: "Stay." Gulls.',
      {
        mode: 'video',
      },
    ).shot;
    expect([subject.text, details, audio.ambience]).toEqual(['An old man', '', ['Gulls']]);
    expect(lines[0]).toMatchObject({ words: 'Stay.', manner: 'quietly' });
  });

  it('[R5.3] what is said sets nothing', () => {
    expect(
      readShot('She says, "It never rains at dawn, close-up of nothing."').findings.map(({ field }) => field),
    ).toEqual(['audio.dialogue']);
  });
});

describe('[R6] what no field tells stays as words in its part', () => {
  it('[R6.1] subject, action and place keep their words and their order', () => {
    const { subject, place } = readShot(
      'A close-up of an old fisherman mending nets in a harbour at dawn',
    ).shot;
    expect([subject.text, subject.action, place.text]).toEqual([
      'an old fisherman',
      'mending nets',
      'in a harbour',
    ]);
  });

  it.each([
    ['a barber trimming a beard', 'trimming a beard'],
    ['a white running shoe striking a puddle', 'striking a puddle'],
    ['a grandmother and her grandson bake bread', 'bake bread'],
    ['a nurse leaning against a corridor wall', 'leaning against a corridor wall'],
    ['a heron pecks at the ice', 'pecks'],
    ['a violinist vamps in the metro', 'vamps'],
    ['stairwell, one bulb, woman running up', 'running up'],
    ['the phone rings on the table', 'rings on the table'],
  ])('[R6.1] what is done in: %s', (text, action) => {
    expect(readShot(text).shot.subject.action).toBe(action);
  });

  it('[R6.2] a wording that says more than its field is kept', () => {
    expect(readShot('A smith. Late afternoon sun slants through the blinds.').shot.light.text).toBe(
      'Late afternoon sun slants through the blinds',
    );
  });

  it('[R6.2] what is heard and no line is heard in a clip and seen in a still, and colours are a palette', () => {
    const text = 'A dancer on a stage. A cello alone. Teal and orange.';
    const [clip, still] = (['video', 'photo'] as const).map((mode) => readShot(text, { mode }).shot);
    expect([clip?.audio.ambience, still?.details]).toEqual([['A cello alone'], 'A cello alone']);
    expect(clip?.palette).toEqual(['teal', 'orange']);
  });

  it('[R6.3] a label names the part', () => {
    const { shot } = readShot('Subject: a baker. Mood: patience. Lighting: one bulb over the bench.');
    expect([shot.subject.text, shot.mood, shot.light.text]).toEqual([
      'a baker',
      'patience',
      'one bulb over the bench',
    ]);
  });

  it('[R6.4] a box keeps its words in its own part', () => {
    expect(readShot('an old wall behind her', { part: 'light' }).shot.light.text).toBe(
      'an old wall behind her',
    );
  });
});

describe('[R7] any text at all', () => {
  it('[R7.1] is read without a crash, into clean text, with spans inside it', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const { text, shot, findings } = readShot(given, { mode: 'video' });
        expect(isClean(JSON.stringify(shot).replaceAll('\\', ''))).toBe(true);
        for (const { start, end } of findings) expect(start <= end && end <= text.length).toBe(true);
      }),
      runs(300, 20_000),
    );
  });

  it('[R1.3] the stops of a.m. and the colon of a clock part no sentence', () => {
    const { shot } = readShot('A diner at 2 a.m., rain on the glass. A waiter waits.');
    expect(JSON.stringify(shot)).toContain('2 a.m., rain on the glass');
    expect(shot.place.hour).toBe('night');
    expect(readShot('The shop opens at 6 a.m. A cat waits.').shot.details).toBe('A cat waits');
    expect(readShot('A tram turns at 5:30 pm, empty').shot.place.hour).toBe('afternoon');
  });

  it('[R7.1] whatever its words mean to the machine', () => {
    const text = 'Constructor: a constructor, lit by constructor, two constructor seconds, no constructor';
    expect(readShot(text).shot.subject.people).toBeUndefined();
    expect(readShot(text, { part: 'light' }).findings.every(({ value }) => typeof value === 'string')).toBe(
      true,
    );
  });

  it('[R7.2] is read the same every time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readShot(text)).toEqual(readShot(text));
      }),
      runs(60, 2_000),
    );
  });

  it.each(longTexts.map((text) => [text.slice(0, 12), text] as const))(
    '[R7.3] fifty thousand characters of %j',
    (_, text) => {
      expect(readShot(text).text.length).toBeGreaterThan(0);
    },
  );
});
