import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As a browser has it: its keys are its own properties. */
function newStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const items: Record<string, string> = Object.create(methods);
  return items as unknown as Storage;
}

interface Form {
  subject: string;
}
const empty: Form = { subject: '' };
const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && typeof (value as Form).subject === 'string';

/** A page that has just been opened in this tab. */
async function openPage() {
  vi.resetModules();
  const page = await import('./draft.ts');
  return { ...page, read: (name = 'simple') => page.readDraft(name, empty, isForm) };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', newStorage());
});

describe('[DRAFT-1] a draft', () => {
  it('outlives a reload, each under its own name', async () => {
    const before = await openPage();
    before.writeDraft('simple', { subject: 'A baker' });
    const after = await openPage();
    expect(after.read()).toEqual({ subject: 'A baker' });
    expect(after.read('advanced')).toEqual(empty);
  });

  it('is nothing when what is stored is broken or of an older page', async () => {
    for (const bad of ['{"subject":', '{"topic":"A baker"}', 'null', '7']) {
      sessionStorage.setItem('draft:simple', bad);
      expect((await openPage()).read()).toBe(empty);
    }
  });

  it('stays with a person whose session expired, and is not shown to the next', async () => {
    const page = await openPage();
    page.keepDraftsOf('ana');
    page.writeDraft('simple', { subject: 'A baker' });
    const again = await openPage();
    again.keepDraftsOf('ana');
    expect(again.read()).toEqual({ subject: 'A baker' });
    const next = await openPage();
    expect(next.read()).toEqual({ subject: 'A baker' });
    next.keepDraftsOf('ben');
    expect(next.read()).toBe(empty);
    expect((await openPage()).read()).toBe(empty);
  });

  it('[WHO-4] waits for whoever wrote it while somebody else is here, and is theirs alone', async () => {
    const page = await openPage();
    page.keepDraftsOf('ana');
    page.writeDraft('simple', { subject: 'A baker' });
    page.writeDraft('advanced', { subject: 'A diver' });
    page.setDraftsAside();
    expect(page.read()).toBe(empty);
    const next = await openPage();
    next.keepDraftsOf('ben');
    expect(next.read()).toBe(empty);
    next.writeDraft('simple', { subject: 'A tailor' });
    const back = await openPage();
    back.keepDraftsOf('ana');
    expect([back.read(), back.read('advanced')]).toEqual([{ subject: 'A baker' }, { subject: 'A diver' }]);
    const nextBack = await openPage();
    nextBack.keepDraftsOf('ben');
    expect([nextBack.read(), nextBack.read('advanced')]).toEqual([{ subject: 'A tailor' }, empty]);
  });

  it('is gone once it is forgotten', async () => {
    const page = await openPage();
    page.writeDraft('simple', { subject: 'A baker' });
    page.forgetDrafts();
    expect(page.read()).toBe(empty);
    expect((await openPage()).read()).toBe(empty);
  });

  it('is kept as long as the page is open where nothing may be stored', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const page = await openPage();
    page.keepDraftsOf('ana');
    page.writeDraft('simple', { subject: 'A baker' });
    expect(page.read()).toEqual({ subject: 'A baker' });
  });
});
