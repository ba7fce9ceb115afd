import { promptLimits } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { spacedWords } from '../../ui/prompt-surface/word-stops.ts';
import { pinnedStretches, refusal, toggled, wholeWords, withPin } from './pins.ts';

const text = 'A red coat, “OPEN LATE” on the door.\nThe red coat turns.';
const stretch = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe('[LOCK-3] words that are pinned', () => {
  it('are whole ones of one line, without the marks around them', () => {
    expect(wholeWords(text, stretch('ed coa'))).toBe('red coat');
    expect(wholeWords(text, stretch(', “OPEN LATE”'))).toBe('OPEN LATE');
    expect(wholeWords(text, stretch('door.\nThe red'))).toBe('door');
    expect(wholeWords(text, stretch(', '))).toBe('');
    expect(spacedWords('(a) — b,').map(({ start, end }) => '(a) — b,'.slice(start, end))).toEqual([
      'a',
      '—',
      'b',
    ]);
  });

  it('are found wherever they stand', () => {
    expect(pinnedStretches(text, ['red coat', 'gone'])).toHaveLength(2);
  });

  it('are one with those they hold, and not pinned twice', () => {
    expect(withPin(['red', 'door'], 'red coat')).toEqual(['door', 'red coat']);
    expect(withPin(['red coat'], 'coat')).toEqual(['red coat']);
  });

  it('join those beside them word by word, and leave the others when one is taken out', () => {
    const once = toggled(text, [], stretch('red'));
    const twice = toggled(text, once, stretch('coat'));
    expect(twice).toEqual(['red coat']);
    expect(toggled(text, ['OPEN LATE'], stretch('OPEN'))).toEqual(['LATE']);
    expect(toggled(text, ['on the door'], stretch('the'))).toEqual(['on', 'door']);
    expect(toggled(text, ['red coat'], stretch('red'))).toEqual(['coat']);
  });

  it('are at most so many, and so long, and of the prompt', () => {
    const many = Array.from({ length: promptLimits.locked }, (_, at) => `w${at}`);
    expect(refusal(text, many, 'door')).toMatch(/At most 20 pieces/);
    expect(refusal(text, many.slice(1), 'door')).toBeUndefined();
    const long = 'a'.repeat(promptLimits.lockedText + 1);
    expect(refusal(long, [], long)).toMatch(/At most 200 characters/);
    expect(refusal(text, [], 'a wide shot')).toMatch(/prompt itself/);
  });
});
