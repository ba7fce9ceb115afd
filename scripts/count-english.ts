import { countEnglish } from './patterns/count-english.ts';
import type { EnglishFound } from './patterns/english-in.ts';
import { say } from './project.ts';

/** `node scripts/count-english.ts`: how many patterns and lists of words about English stand in which room. */
const { reading, elsewhere, guessing, formats } = countEnglish();
tell('the reading', reading);
tell('still guessing beside it', guessing);
for (const [room, found] of byRoom(guessing)) tell(`  ${room}`, found);
tell('formats and names of our own', formats);
tell('anywhere else', elsewhere);
for (const [room, found] of byRoom(elsewhere)) tell(`  ${room}`, found);

function byRoom(found: readonly EnglishFound[]): Map<string, EnglishFound[]> {
  return Map.groupBy(found, ({ file }) => /^(?:[^/]+\/){3}[^/]+/.exec(file)?.[0] ?? file);
}

function tell(room: string, found: readonly EnglishFound[]): void {
  const patterns = found.filter(({ kind }) => kind === 'pattern').length;
  say(`${room}: ${patterns} patterns, ${found.length - patterns} lists`);
}
