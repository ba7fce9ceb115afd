import { expect, it } from 'vitest';
import { elsewhere, referralCode, referralLink, shareAddress } from './share-links.ts';

it('[SHARE-3] a code is the end of the account’s id, or nobody’s', () => {
  expect(referralCode('0195f3a2-1c7b-7e4d-9f12-ab34cd4f7c21')).toBe('CD4F7C21');
  expect(referralCode(undefined)).toBe('DEMO123');
});

it('[SHARE-3] every place is given the link', () => {
  const link = referralLink('https://cuewright.example', 'CD4F7C21');
  expect(link).toBe('https://cuewright.example/?ref=CD4F7C21');
  for (const platform of elsewhere) {
    const said = new URL(shareAddress(platform, link)).searchParams;
    expect([...said.values()].join(' ')).toContain(link);
  }
});
