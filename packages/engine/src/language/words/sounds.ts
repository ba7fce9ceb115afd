import { wordSet } from './word-set.ts';

/** What can be heard of what is seen: the word stays, and a silent generator is told of. */
export const soundWords = wordSet(
  'whistle whistles whistling creak creaks creaking hum hums humming drums drumming murmur murmurs murmuring clunk clunks thump thumps thumping crackle crackles crackling rumble rumbles rumbling thunder thunders hiss hisses hissing buzz buzzes buzzing rattle rattles rattling rustle rustles rustling splash splashes splashing tick ticks ticking chime chimes ring rings ringing bell bells bang bangs clang clangs clatter clatters jingle jingles click clicks clicking pop pops popping roar roars roaring howl howls howling bark barks barking meow meows purr purrs chirp chirps chirping tweet applause cheer cheers cheering snore snores snoring clap claps clapping knock knocks knocking squeak squeaks squeaking squeal squeals screech screeches screeching gurgle gurgles gurgling slap slaps echo echoes echoing strum strums sizzle sizzles sizzling boom booms beep beeps siren sirens honk honks horn techno music song radio accordion orchestra choir band voice voices hear heard loud noise noisy sound sounds audio melody beat bass synth drone_note footsteps heartbeat birdsong',
);

/** What is heard as well as seen, where it stands among sounds. */
const heardAsWell = wordSet(
  'wind rain breath breaths breathing traffic waves surf birds bees crickets water fire chatter talk laughter silence typing',
);

/** "Wind, her breathing, a beep every second": a row of what is heard. */
export function isRowOfSounds(clauses: readonly string[]): boolean {
  const all = clauses.map((clause) => clause.toLowerCase().match(/[\p{L}_-]+/gu) ?? []);
  const sounding = all.filter((words) => words.some((word) => soundWords.has(word)));
  const isHeard = (words: readonly string[]) =>
    words.some((word) => soundWords.has(word) || heardAsWell.has(word));
  return clauses.length > 1 && sounding.length * 3 >= clauses.length && all.every(isHeard);
}
