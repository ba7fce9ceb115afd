/** Lines of unlike trades, with who is in them and what they do. */
export const toldLines: readonly { text: string; cast: readonly string[]; beats: readonly string[] }[] = [
  {
    text: 'two brothers in boiler suits, one laughing, carrying a piano',
    cast: ['two brothers ×2, wears boiler suits, holds a piano', 'one, of 0', 'a piano, handled'],
    beats: ['1: laughing', '0 → 2: carrying a piano, together'],
  },
  {
    text: 'A baker in a blue apron kneads dough in a tiled kitchen at dawn, 85mm, no text',
    cast: ['A baker, wears a blue apron', 'dough, handled'],
    beats: ['0 → 1: kneads dough in a tiled kitchen at dawn'],
  },
  {
    text: 'Two chefs at the pass: one tall with a red beard, the other short and bald. The tall one shouts.',
    cast: [
      'Two chefs ×2',
      'one = The tall one, of 0, is tall, is with a red beard',
      'the other, of 0, is short, is bald',
    ],
    beats: ['1: shouts'],
  },
  {
    text: 'Three glassblowers in leather aprons around a furnace, the oldest blowing a vase, the others watching.',
    cast: [
      'Three glassblowers ×3, wears leather aprons',
      'the oldest, of 0',
      'a vase, handled',
      'the others, of 0',
    ],
    beats: ['1 → 2: blowing a vase', '3: watching'],
  },
  {
    text: 'A locksmith kneels at a door, picks the lock, then slips inside while an alarm blinks.',
    cast: ['A locksmith', 'the lock, handled', 'an alarm'],
    beats: ['0: kneels at a door', '0 → 1: picks the lock', '0: slips inside, then', '2: blinks, together'],
  },
  {
    text: 'A bride with freckles and a groom in a kilt cut the cake; she laughs as he licks his thumb.',
    cast: [
      'A bride = she, is with freckles',
      'a groom = he, wears a kilt',
      'the cake, handled',
      'his thumb, handled',
    ],
    beats: ['0+1 → 2: cut the cake', '0: laughs', '1 → 3: licks his thumb, together'],
  },
  {
    text: 'In the foreground a violinist in black, in the background a choir of children in white robes.',
    cast: [
      'a violinist, wears black, at In the foreground',
      'a choir of children ×many, wears white robes, at in the background',
    ],
    beats: [],
  },
  {
    text: 'A kid drops an ice cream, a seagull grabs it and flies off.',
    cast: ['A kid', 'an ice cream, is ice, handled', 'a seagull'],
    beats: ['0 → 1: drops an ice cream', '2: grabs it', '2: flies off'],
  },
  {
    text: 'Four rowers pull in unison until the cox raises her hand.',
    cast: ['Four rowers ×4', 'the cox', 'her hand, handled'],
    beats: ['0: pull in unison', '1 → 2: raises her hand, then'],
  },
  {
    text: 'An astronaut named Ivo floats past a window, then he waves at the camera.',
    cast: ['An astronaut = he, named Ivo, is named Ivo'],
    beats: ['0: floats past a window', '0: waves at the camera, then'],
  },
  {
    text: 'A dozen schoolgirls in yellow raincoats cross the road, one of them jumping over a puddle, another holding a red balloon.',
    cast: [
      'A dozen schoolgirls ×12, wears yellow raincoats',
      'the road, handled',
      'one of them, of 0',
      'another, of 0, holds a red balloon',
      'a red balloon, is red, handled',
    ],
    beats: ['0 → 1: cross the road', '2: jumping over a puddle', '3 → 4: holding a red balloon'],
  },
  {
    text: 'A barista with a sleeve tattoo steams milk. The barista pours a heart. A customer films it.',
    cast: [
      'A barista = The barista, is with a sleeve tattoo',
      'milk, handled',
      'a heart, handled',
      'A customer',
    ],
    beats: ['0 → 1: steams milk', '0 → 2: pours a heart', '3: films it'],
  },
  {
    text: 'A lighthouse keeper, bearded and stooped, climbs the stairs carrying a lamp.',
    cast: [
      'A lighthouse keeper, is lighthouse, is bearded and stooped, holds a lamp',
      'the stairs ×many, handled',
      'a lamp, handled',
    ],
    beats: ['0 → 1: climbs the stairs', '0 → 2: carrying a lamp, together'],
  },
  {
    text: 'Woman holding a bouquet of dead roses, man behind her, both soaked',
    cast: [
      'Woman = both, is soaked, holds a bouquet of dead roses',
      'a bouquet of dead roses, handled',
      'man = both, is soaked, at behind her',
    ],
    beats: ['0 → 1: holding a bouquet of dead roses'],
  },
  {
    text: 'After the whistle the goalkeeper dives left, catches the ball and rolls over',
    cast: ['the goalkeeper', 'the ball, handled'],
    beats: ['0: dives left', '0 → 1: catches the ball', '0: rolls over'],
  },
  {
    text: 'Half a dozen monks in saffron robes sweep leaves, the tallest pauses and looks up',
    cast: ['Half a dozen monks ×6, wears saffron robes', 'leaves ×many, handled', 'the tallest, of 0'],
    beats: ['0 → 1: sweep leaves', '2: pauses', '2: looks up'],
  },
  {
    text: 'A pair of welders on a girder: the one on the left drinks tea, the one on the right does not move',
    cast: [
      'A pair of welders ×2',
      'the one, of 0, at on the left',
      'tea, handled',
      'the one, of 0, at on the right',
    ],
    beats: ['1 → 2: drinks tea', '3 not: does not move'],
  },
  {
    text: 'She does not cry and he never smiles',
    cast: ['She', 'he'],
    beats: ['0 not: does not cry', '1 not: never smiles'],
  },
  {
    text: 'A fox trots across the road as two cyclists pass',
    cast: ['A fox', 'two cyclists ×2'],
    beats: ['0: trots across the road', '1: pass, together'],
  },
  {
    text: 'Two robots play chess; one has a cracked visor, the other has no arms.',
    cast: [
      'Two robots ×2',
      'chess, handled',
      'one, of 0, holds a cracked visor',
      'a cracked visor, is cracked, handled',
      'the other, of 0, is no arms',
    ],
    beats: ['0 → 1: play chess'],
  },
  {
    text: 'twin girls on a swing, the left twin no scarf, the right twin in a green coat',
    cast: [
      'twin girls ×many, is twin',
      'the left twin, of 0, is no scarf',
      'the right twin, of 0, wears a green coat',
    ],
    beats: [],
  },
  {
    text: 'three divers in black wetsuits sink backwards off a boat, then all three give a thumbs up',
    cast: ['three divers = all three ×3, wears black wetsuits', 'a thumbs, handled'],
    beats: ['0: sink backwards off a boat', '0 → 1: give a thumbs up, then'],
  },
  {
    text: 'A nurse, in her fifties, is tying a bandage; her hands are shaking',
    cast: ['A nurse, is in her fifties', 'a bandage, handled'],
    beats: ['0 → 1: is tying a bandage', '0: are shaking'],
  },
  {
    text: 'Wide shot of a violin maker and her apprentice at a workbench; the maker holds a scroll up to the light while the apprentice looks at it',
    cast: [
      'a violin maker = the maker, is violin, holds a scroll',
      'her apprentice = the apprentice',
      'a scroll, handled',
    ],
    beats: ['0 → 2: holds a scroll up to the light', '1: looks at it, together'],
  },
  {
    text: 'Subject: three nurses in scrubs. Action: push a trolley, one laughs. Light: one bare bulb.',
    cast: ['three nurses ×3, wears scrubs', 'a trolley, handled', 'one, of 0'],
    beats: ['0 → 1: push a trolley', '2: laughs'],
  },
  {
    text: 'A man and a woman dance; they stop when the lights go out',
    cast: ['A man = they', 'a woman = they', 'the lights ×many'],
    beats: ['0+1: dance', '0+1: stop', '2: go out, together'],
  },
  {
    text: '[00:00-00:03] a diver jumps [00:03-00:06] the diver surfaces, and a gull lands on her head',
    cast: ['a diver = the diver', 'a gull'],
    beats: ['0: jumps', '0: surfaces, then', '1: lands on her head'],
  },
  {
    text: 'A dog chases a cat. It barks.',
    cast: ['A dog', 'a cat, handled'],
    beats: ['0 → 1: chases a cat', '?: barks'],
  },
  {
    text: 'zwei Schwestern in Rot, ein Hund',
    cast: ['zwei Schwestern ×2', 'ein Hund, named Hund'],
    beats: [],
  },
  {
    text: '@robot hands @grandpa his slippers',
    cast: ['@robot', '@grandpa, handled', 'his slippers ×many, handled'],
    beats: ['0 → 1+2: hands @grandpa his slippers'],
  },
  {
    text: 'twin girls, left twin red scarf, right twin no scarf holding a crow',
    cast: [
      'twin girls ×many, is twin',
      'left twin, of 0, is red scarf',
      'right twin, of 0, is no scarf, holds a crow',
      'a crow, handled',
    ],
    beats: ['2 → 3: holding a crow'],
  },
];
