import { expect, it } from 'vitest';
import { accountTabs, readPlace, writePlace } from './account-tabs.ts';

it('finds every place again by what is kept of it, and nothing by anything else', () => {
  for (const tab of accountTabs) expect(readPlace(writePlace({ tab }))).toEqual({ tab, intent: undefined });
  const upload = { tab: 'images', intent: 'upload' } as const;
  expect(readPlace(writePlace(upload))).toEqual(upload);
  expect(readPlace('account/images/else')).toEqual({ tab: 'images', intent: undefined });
  for (const word of [undefined, '', 'account', 'account/else', 'images'])
    expect(readPlace(word)).toBeUndefined();
});
