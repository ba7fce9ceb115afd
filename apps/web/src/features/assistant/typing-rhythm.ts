import { typingLimits } from '@cuewright/contract';

const { startMs, characterMs, sentenceMs, commaMs, spaceMs, lineMs, beepPercent } = typingLimits;

/** How long to wait after a character: somebody types, and breathes where a sentence does. */
export function pauseAfter(character: string, random: () => number): number {
  return characterMs.least + random() * (characterMs.most - characterMs.least) + breathAfter(character);
}

function breathAfter(character: string): number {
  if (character === '.' || character === '!' || character === '?') return sentenceMs;
  if (character === ',' || character === ';') return commaMs;
  if (character === ' ') return spaceMs;
  return character === '\n' ? lineMs : 0;
}

interface Typing {
  /** What is typed, character by character. */
  characters: readonly string[];
  random: () => number;
  /** So many are there now. */
  onType: (count: number) => void;
  onBeep: () => void;
  onDone: () => void;
}

export interface TypingUnderWay {
  /** All of it, now. */
  finish: () => void;
  /** Nothing more, ever. */
  stop: () => void;
}

export function typeOut({ characters, random, onType, onBeep, onDone }: Typing): TypingUnderWay {
  let timer = setTimeout(() => type(1), startMs);
  let isOver = false;

  function type(count: number): void {
    const character = characters[count - 1];
    if (character !== undefined) {
      onType(count);
      if (random() * 100 < beepPercent) onBeep();
    }
    if (character === undefined || count === characters.length) finish();
    else timer = setTimeout(() => type(count + 1), pauseAfter(character, random));
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
  }

  function finish(): void {
    if (isOver) return;
    stop();
    onType(characters.length);
    onDone();
  }

  return { finish, stop };
}
