import { beforeEach, describe, expect, it, vi } from 'vitest';

type Heard = (event: { key: string; newValue: string | null }) => void;

/** As a browser has it: its keys are its own properties, and the other tabs hear of every change. */
function newStorage(tell: Heard = () => undefined, isFull = () => false): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => {
      if (isFull()) throw new Error('QuotaExceededError');
      items[key] = value;
      tell({ key, newValue: value });
    },
    removeItem: (key: string) => {
      delete items[key];
      tell({ key, newValue: null });
    },
  };
  const items: Record<string, string> = Object.create(methods);
  return items as unknown as Storage;
}

const words = (text: string) => ({ text });
const isWords = (value: unknown) => typeof (value as { text?: unknown })?.text === 'string';

let tabs: { session: Storage; hear: Heard }[];
let busy: { session: Storage } | undefined;
let isFull = false;

beforeEach(() => {
  tabs = [];
  isFull = false;
  vi.stubGlobal(
    'localStorage',
    newStorage(
      (event) => {
        for (const tab of tabs) if (tab !== busy) tab.hear(event);
      },
      () => isFull,
    ),
  );
});

/** Opens a tab; a duplicated one begins with the storage of the tab it was made from. */
async function openTab({ from, person = 'ana' }: { from?: Storage; person?: string } = {}) {
  const session = newStorage();
  if (from) for (const key of Object.keys(from)) session.setItem(key, from.getItem(key) ?? '');
  const tab = { session, hear: (() => undefined) as Heard };
  const here = <Answer>(work: () => Answer): Answer => {
    const before = busy;
    busy = tab;
    vi.stubGlobal('sessionStorage', session);
    try {
      return work();
    } finally {
      busy = before;
      if (before) vi.stubGlobal('sessionStorage', before.session);
    }
  };
  vi.resetModules();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('addEventListener', (name: string, heard: Heard) => {
    if (name === 'storage') tab.hear = (event) => here(() => heard(event));
  });
  const page = await import('./tab-words.ts');
  const draft = await import('../draft.ts');
  tabs.push(tab);
  page.onWordsMoved(draft.forgetDraft);
  here(() => draft.keepDraftsOf(person));
  const read = () => here(() => draft.readDraft('note', words(''), isWords as never));
  return {
    session,
    read,
    type: (text: string) =>
      here(() => {
        const before = read();
        draft.writeDraft('note', words(text));
        return page.leaveTabWords('note', before, words(text));
      }),
    elsewhere: () =>
      here(() => {
        const found = page.newestElsewhere('note', isWords);
        return found === undefined ? undefined : page.readElsewhere(found);
      }),
    bring: (key: string) => here(() => page.moveAway(key)),
    save: (text: string) => here(() => page.settleSameWords('note', words(text))),
    signOut: () => here(() => draft.forgetDrafts()),
  };
}

describe('[DRAFT-3] words in two tabs', () => {
  it('are offered to the other tab, and neither writes over the other', async () => {
    const one = await openTab();
    const two = await openTab();
    one.type('A baker');
    expect(two.elsewhere()?.value).toEqual(words('A baker'));
    two.type('A tram');
    one.type('A baker at dawn');
    expect([one.read(), two.read()]).toEqual([words('A baker at dawn'), words('A tram')]);
    expect(one.elsewhere()?.value).toEqual(words('A tram'));
  });

  it('leave the tab they were brought from', async () => {
    const one = await openTab();
    const two = await openTab();
    one.type('A baker');
    two.bring(two.elsewhere()?.key ?? '');
    expect(two.elsewhere()).toBeUndefined();
    expect(one.read()).toEqual(words(''));
  });

  it('are done with in both when the same words are saved in one, and others stay', async () => {
    const one = await openTab();
    const two = await openTab();
    one.type('A baker');
    two.save('A tram');
    expect(one.read()).toEqual(words('A baker'));
    two.save('A baker');
    expect(one.read()).toEqual(words(''));
  });

  it('part ways when a tab was duplicated', async () => {
    const one = await openTab();
    one.type('A baker');
    const two = await openTab({ from: one.session });
    two.type('A baker, later');
    one.type('A baker, now');
    expect(one.elsewhere()?.value).toEqual(words('A baker, later'));
    expect(two.elsewhere()?.value).toEqual(words('A baker, now'));
  });
});

describe('[DRAFT-4] words that wait for other tabs', () => {
  it('are shown to nobody else, and come back with whoever wrote them', async () => {
    const ana = await openTab();
    ana.type('A baker');
    expect((await openTab({ person: 'ben' })).elsewhere()).toBeUndefined();
    expect((await openTab()).elsewhere()?.value).toEqual(words('A baker'));
  });

  it('are gone with signing out', async () => {
    const one = await openTab();
    const two = await openTab();
    one.type('A baker');
    two.signOut();
    expect((await openTab()).elsewhere()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('are gone after thirty days', async () => {
    const one = await openTab();
    one.type('A baker');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect((await openTab()).elsewhere()).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('are in this tab alone where nothing more may be stored', async () => {
    const one = await openTab();
    isFull = true;
    expect(one.type('A baker')).toBe(false);
    expect(one.read()).toEqual(words('A baker'));
    vi.stubGlobal('localStorage', undefined);
    expect(one.type('A baker at dawn')).toBe(false);
    expect(one.elsewhere()).toBeUndefined();
  });
});
