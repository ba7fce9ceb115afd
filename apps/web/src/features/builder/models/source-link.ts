import { type Fact, type Surety, sources } from '@cuewright/engine/catalogue';

/** Where a fact can be read; the address only when it is one. */
export interface SourceLink {
  text: string;
  href?: string;
}

const ADDRESS = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[^\s:,]*)?/i;

export function sourceLink({ source }: Fact<unknown>): SourceLink | undefined {
  if (!source) return undefined;
  const text = sources[source].at;
  const [address] = ADDRESS.exec(text) ?? [];
  return address ? { text, href: `https://${address}` } : { text };
}

export const suretyWords: Readonly<Record<Surety, string>> = {
  vendor: 'Maker’s page',
  'third-party': 'Reported',
  unverified: 'Unverified',
};

export const suretyNotes: Readonly<Record<Surety, string>> = {
  vendor: 'The maker’s own page or code says so.',
  'third-party': 'Somebody else says so; the maker has not confirmed it.',
  unverified: 'Said by many, seen on no page of the maker.',
};
