import { stepIds } from '@cuewright/contract';

const ADDRESS = /<?\b(?:https?:\/\/|www\.)[^\s<>)\]]+>?/gi;
const PAGES: ReadonlySet<string> = new Set(['/privacy', '/terms', '/contact', '/api/docs']);
/** No link of ours is longer: a bracket that stays open for so long is no link, and must not become one. */
const LONGEST = 500;

/**
 * A text on its way, with no way out of the product: a link elsewhere is its words, a bare address is gone. Each character
 * is looked at once, however it comes; what could still become a link waits for the rest of it.
 */
export class OnlyOurLinks {
  /** A link as far as it has come: `[words`, then `[words]`, then `[words](target`. */
  #open = '';
  #stage: 'none' | 'mark' | 'words' | 'between' | 'target' = 'none';
  /** Where in the open link its words end. */
  #wordsEnd = 0;
  /** The last word, which may be an address that goes on. */
  #word = '';

  /** What may be shown of it. */
  add(more: string): string {
    let settled = '';
    for (const character of more) settled += this.#settle(character);
    return this.#withoutAddresses(settled);
  }

  /** What was still waiting. */
  end(): string {
    const rest = this.#withoutAddresses(this.#letGo()) + this.#word.replace(ADDRESS, '');
    this.#word = '';
    return rest;
  }

  #settle(character: string): string {
    switch (this.#stage) {
      case 'none':
      case 'mark': {
        if (character === '[') return this.#hold(character, 'words');
        const before = this.#letGo();
        return character === '!' ? before + this.#hold(character, 'mark') : before + character;
      }
      case 'words':
        if (character === '\n') return this.#letGo() + character;
        this.#wordsEnd = this.#open.length;
        return this.#hold(character, character === ']' ? 'between' : 'words');
      case 'between':
        return character === '(' ? this.#hold(character, 'target') : this.#letGo() + this.#settle(character);
      case 'target':
        if (character !== ')') return this.#hold(character, 'target');
        this.#open += character;
        return this.#link();
    }
  }

  #hold(character: string, stage: 'mark' | 'words' | 'between' | 'target'): string {
    this.#open += character;
    this.#stage = stage;
    return this.#open.length > LONGEST ? this.#letGo().replaceAll('[', '') : '';
  }

  #letGo(): string {
    const held = this.#open;
    this.#open = '';
    this.#stage = 'none';
    return held;
  }

  /** A link to ours as it stands, any other as its words. */
  #link(): string {
    const wordsEnd = this.#wordsEnd;
    const held = this.#letGo();
    const isPicture = held.startsWith('!');
    const [url = ''] = held.slice(wordsEnd + 2, -1).split(/\s/, 1);
    return !isPicture && isOurs(url) ? held : held.slice(isPicture ? 2 : 1, wordsEnd);
  }

  /** No address has a space in it, so all that stands before the last one is settled. */
  #withoutAddresses(settled: string): string {
    const end = lastSpace(settled);
    if (end < 0) {
      this.#word += settled;
      return '';
    }
    const whole = this.#word + settled.slice(0, end + 1);
    this.#word = settled.slice(end + 1);
    return whole.replace(ADDRESS, '');
  }
}

function lastSpace(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (/\s/.test(text.charAt(at))) return at;
  return -1;
}

/** Whether it leads to a page or a step of ours. */
function isOurs(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return false;
  const { pathname, searchParams } = new URL(url, 'http://here.invalid');
  if (PAGES.has(pathname)) return true;
  const step = searchParams.get('step');
  return pathname === '/' && (step === null || stepIds.some((id) => id === step));
}
