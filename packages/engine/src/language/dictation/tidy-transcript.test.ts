import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyTranscript } from './tidy-transcript.ts';

describe('[HELP-5] what is spoken, as it would have been typed', () => {
  it.each([
    [
      'um so a red bus no wait a green bus is parked',
      'a green bus is parked',
      ['correction', 'filler', 'filler'],
    ],
    ['three boats i mean four boats in a harbour', 'four boats in a harbour', ['correction']],
    ['a harbour at sunset no sorry at dawn', 'a harbour at dawn', ['correction']],
    ['a red no wait green door', 'a green door', ['correction']],
    ['an old man in a in a blue coat', 'an old man in a blue coat', ['filler']],
    ["and it's uh it's snowing", "and it's snowing", ['filler', 'filler']],
    ['we fly we fly over it', 'we fly over it', ['filler']],
    ['a very very old tree, plink plink', 'a very very old tree, plink plink', []],
    ["they're she's shelling peas", "she's shelling peas", ['filler']],
    ['three no four women', 'four women', ['correction']],
    ['with a trowel no not a trowel a long float', 'with a long float', ['correction']],
    ['the lights are pink actually not pink white', 'the lights are white', ['correction']],
    ["two girls are running scratch that they're rolling", 'two girls are rolling', ['correction']],
    ["we tilt up no we don't tilt we pull back", 'we pull back', ['correction']],
    ['a bowl on a radiator yeah a radiator', 'a bowl on a radiator', ['correction']],
    ['a waiter no a boy waves', 'a boy waves', ['correction']],
    ['a magpie on the bridge of it no on the scroll', 'a magpie on the scroll', ['correction']],
    ['eine Imkerin nein eine Schäferin', 'eine Schäferin', ['correction']],
    ['a bag of frozen chips no peas bag of peas', 'a bag of frozen peas', ['correction']],
    ['a cup of tea no coffee a cup of coffee', 'a cup of coffee', ['correction']],
    ["it's my uncle well an uncle type", "it's an uncle type", ['correction']],
    ['a few plums no make it plums and pears', 'a few plums and pears', ['correction']],
    ['five quinces no make it quinces and pears', 'quinces and pears', ['correction']],
    ['a wall greyish scratch that greenish', 'a wall greenish', ['correction']],
    ['built in the sixties no seventies', 'built in the seventies', ['correction']],
    ['on the face wide sorry close on the face', 'on the face close on the face', ['correction']],
    ["one's asleep and the other one no both are asleep", 'both are asleep', ['correction']],
    ['all the roofs are blue hang on no the roofs are red', 'all the roofs are red', ['correction']],
    [
      'auf dem Tisch liegt ihre Tasche nein auf der Bank liegt die Tasche',
      'auf der Bank liegt die Tasche',
      ['correction'],
    ],
    ['la llave en la mano izquierda bueno no en la boca', 'la llave en la boca', ['correction']],
    ['a street with no cars and no people', 'a street with no cars and no people', []],
    ['a bowl of fruit no apples in it', 'a bowl of fruit no apples in it', []],
    ['no all the lights are off', 'no all the lights are off', []],
    ['it went well the whole day', 'it went well the whole day', []],
    ['one lamp in the room no all the rest is dark', 'one lamp in the room no all the rest is dark', []],
    ['a wide street by the sea sorry close', 'a wide street by the sea sorry close', []],
    ['it fell down i guess', 'it fell down', ['filler']],
    ['not a dog not a cat', 'not a dog not a cat', []],
    ['a man in red not blue', 'a man in red not blue', []],
    ['light from the left no from behind', 'light from behind', ['correction']],
    ['a table in red no people no one', 'a table in red no people no one', []],
    ['a woman who is like really tired', 'a woman who is like really tired', []],
    ['I mean it when I say no people', 'I mean it when I say no people', []],
    ['she waits no wait for the train', 'she waits no wait for the train', []],
    ['flour in the air comma warm light full stop', 'flour in the air, warm light.', []],
  ])('%s', (said, text, kinds) => {
    const made = tidyTranscript(said);
    expect(made.text).toBe(text);
    expect(made.changes.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('becomes sentences where nobody spoke any marks', () => {
    const said =
      "two kids are running along a beach they're laughing there's a dog behind them it has a stick in its mouth the sky is grey";
    expect(tidyTranscript(said).text).toBe(
      "Two kids are running along a beach. They're laughing. There's a dog behind them. It has a stick in its mouth. The sky is grey.",
    );
    expect(
      tidyTranscript(
        "a plasterer is smoothing the ceiling with a float and there's a radio on his belt and then the light goes out",
      ),
    ).toEqual({
      text: "A plasterer is smoothing the ceiling with a float. There's a radio on his belt. Then the light goes out.",
      changes: [
        { kind: 'filler', words: 'and' },
        { kind: 'filler', words: 'and' },
      ],
    });
    const marked = 'A dog runs. It has a stick in its mouth and it looks back at the boy, who is laughing.';
    expect(tidyTranscript(marked).text).toBe(marked);
  });

  it('and every word is in it or told', () => {
    const piece = fc.constantFrom(
      'um',
      'a red bus',
      'no wait',
      'a green bus',
      'she turns',
      'you know',
      'in the',
      'in the rain',
      'at dawn',
      'sorry',
      'at night',
      'so',
      'the camera moves in',
      "there's a dog",
      "and there's a dog",
      'and then it rains',
      'no not a dog',
      'yeah a red bus',
      "no we don't turn",
      "scratch that they're rolling",
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (pieces) => {
        const given = pieces.join(' ');
        const { text, changes } = tidyTranscript(given);
        const words = (one: string) => one.toLowerCase().match(/[\p{L}']+/gu) ?? [];
        const found = [...words(text), ...changes.flatMap((one) => words(one.words))].toSorted();
        expect(found).toEqual(words(given).toSorted());
      }),
    );
  });
});
