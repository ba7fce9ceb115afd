import { randomUUIDv7 } from 'node:crypto';
import sharp from 'sharp';
import type { Person } from '../people.ts';
import { baker } from '../prompts.ts';
import { boardToKeep } from '../storyboards.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Answer, Ask } from './ask.ts';
import type { Chance } from './seed.ts';

interface Parts {
  person: Person;
  ask: Ask;
  chance: Chance;
  acknowledged: Acknowledged;
  /** Sets the whole site, beside what is their own. */
  isAdmin?: boolean;
}

/** What can be made, changed and deleted: its calls, and what a change sends. */
interface Kind {
  about: string;
  path: string;
  make: (words: string) => Promise<object | FormData>;
  change?: { method: 'PUT' | 'PATCH'; body: (words: string) => object };
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    about: 'note',
    path: '/notes',
    make: async (words) => ({ title: words, content: words }),
    change: { method: 'PUT', body: (words) => ({ content: words }) },
  },
  {
    about: 'brainstorm',
    path: '/brainstorm-notes',
    make: async (words) => ({ title: words, content: words }),
    change: { method: 'PUT', body: (words) => ({ content: words }) },
  },
  {
    about: 'prompt',
    path: '/prompts',
    make: async (words) => ({ ...baker, prompt_text: words }),
    change: { method: 'PATCH', body: (words) => ({ prompt_text: words }) },
  },
  {
    about: 'board',
    path: '/storyboards',
    make: async (words) => boardToKeep({ title: words }),
    change: { method: 'PUT', body: (words) => ({ title: words }) },
  },
  { about: 'picture', path: '/image-references', make: pictureForm },
];

/** Somebody who writes everything that can be written, one thing after the other. */
export class Author {
  readonly #parts: Parts;
  readonly #own: { kind: Kind; id: string }[] = [];
  #wrote = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The next write, whatever it is. What is not acknowledged is told as it was answered, and thrown where it broke. */
  async write(): Promise<Answer> {
    const { chance, isAdmin } = this.#parts;
    const dice = chance.below(100);
    if (dice < 50) return await this.#make(chance.oneOf(kinds));
    if (dice < 65) return await this.#change();
    if (dice < 72) return await this.#remove();
    if (dice < 82) return await this.#describeThemselves();
    if (dice < 92) return await this.#generate();
    return isAdmin && dice < 96 ? await this.#setSite() : await this.#buyOrGiveBack();
  }

  #words(): string {
    this.#wrote += 1;
    return `${this.#parts.person.id} ${this.#wrote}`;
  }

  async #make(kind: Kind): Promise<Answer> {
    const words = this.#words();
    const answer = await this.#parts.ask('POST', kind.path, await kind.make(words));
    if (answer.status === 201) {
      const { id } = answer.value;
      this.#own.push({ kind, id });
      this.#parts.acknowledged.confirm(`${kind.about} ${id}`, words);
    }
    return answer;
  }

  async #change(): Promise<Answer> {
    const one = this.#own[this.#parts.chance.below(this.#own.length)];
    const { change } = one?.kind ?? {};
    if (!one || !change) return await this.#make(kinds[0]);
    const words = this.#words();
    return await this.#settle(`${one.kind.about} ${one.id}`, words, () =>
      this.#parts.ask(change.method, `${one.kind.path}/${one.id}`, change.body(words)),
    );
  }

  async #remove(): Promise<Answer> {
    const [one] = this.#own.splice(this.#parts.chance.below(this.#own.length), 1);
    if (!one) return await this.#make(kinds[0]);
    return await this.#settle(`${one.kind.about} ${one.id}`, undefined, () =>
      this.#parts.ask('DELETE', `${one.kind.path}/${one.id}`),
    );
  }

  async #describeThemselves(): Promise<Answer> {
    const bio = this.#words();
    return await this.#settle(`bio ${this.#parts.person.id}`, bio, () =>
      this.#parts.ask('PATCH', '/user-profile', { bio }),
    );
  }

  async #setSite(): Promise<Answer> {
    const text = this.#words();
    const banner = { text, link: null };
    const site = { hero_counters: null, promo: true, banner, reason: 'A line for everybody' };
    return await this.#settle('site', text, () => this.#parts.ask('PUT', '/admin/settings', site));
  }

  /** Without a plan the day’s allowance ends it, which is an answer like any other. */
  async #generate(): Promise<Answer> {
    const generation_id = randomUUIDv7();
    return await this.#settle(`generation ${generation_id}`, 'counted', () =>
      this.#parts.ask('POST', '/usage/increment', { generation_id, method: 'guided' }),
    );
  }

  /** Whoever has a plan gives it back; whoever has none buys one. */
  async #buyOrGiveBack(): Promise<Answer> {
    const { ask, person } = this.#parts;
    const bought = { planId: 'monthly', userId: person.id, returnUrl: '/' };
    const begun = await ask('POST', '/payments/create-session', bought);
    if (begun.status === 409) return await this.#giveBack();
    if (begun.status !== 201) return begun;
    const { session_id } = begun.value;
    const about = `purchase ${session_id}`;
    this.#parts.acknowledged.confirm(about, 'open');
    // As the next purchase leaves one whose end never became known.
    this.#parts.acknowledged.attempt(about, 'cancelled');
    return await this.#settle(about, 'paid', () =>
      ask('POST', `/payments/${session_id}/demo`, { outcome: 'paid' }),
    );
  }

  async #giveBack(): Promise<Answer> {
    const { ask } = this.#parts;
    const listed = await ask('GET', '/payments/invoices');
    const open = listed.value.invoices?.find((one: { refundable_until: unknown }) => one.refundable_until);
    if (!open) return listed;
    return await this.#settle(`refund ${open.id}`, 'refunded', () =>
      ask('POST', `/payments/invoices/${open.id}/refund`),
    );
  }

  async #settle(about: string, next: string | undefined, send: () => Promise<Answer>): Promise<Answer> {
    const { acknowledged } = this.#parts;
    acknowledged.attempt(about, next);
    const answer = await send();
    if (answer.status < 300) acknowledged.confirm(about, next);
    return answer;
  }
}

/** A picture like no other, so that its bytes are its own. */
export async function pictureForm(title: string): Promise<FormData> {
  const hue = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const background = { r: hue & 255, g: (hue >> 8) & 255, b: (hue >> 16) & 255 };
  const bytes = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('title', title);
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'still.png');
  return form;
}
