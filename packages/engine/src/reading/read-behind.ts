import type { Read } from './finding.ts';
import { isPerson } from './read-people.ts';
import type { Token } from './tokens.ts';
import { isDeterminer, isFunctionWord, wordSet } from './word-class.ts';

const MOVING = wordSet(
  'running walking riding cycling skating climbing marching dancing rowing hiking sprinting jogging skiing skateboarding striding hurrying strolling galloping wandering',
);
const RIGS = wordSet('camera steadicam gimbal dolly handheld drone tracking follow following shot');
const MOST_WORDS = 3;

/** "steadicam behind a bride running": the camera is behind whoever is on the move. */
export function readBehind(tokens: readonly Token[]): Read[] {
  const reads: Read[] = [];
  for (let at = 0; at < tokens.length; at++)
    if (tokens[at]?.word === 'behind' && isBehindSomebody(tokens, at))
      reads.push({ field: 'camera.angle', value: 'from-behind', from: at, to: at + 1 });
  return reads;
}

function isBehindSomebody(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const byCamera = !before || before.kind === 'mark' || RIGS.has(before.word);
  if (!byCamera || !isDeterminer(tokens[at + 1]?.word ?? '')) return false;
  for (let ahead = at + 2; ahead < at + 2 + MOST_WORDS; ahead++) {
    const token = tokens[ahead];
    if (token?.kind !== 'word' || isFunctionWord(token.word)) return false;
    if (isPerson(token.word)) return MOVING.has(tokens[ahead + 1]?.word ?? '');
  }
  return false;
}
