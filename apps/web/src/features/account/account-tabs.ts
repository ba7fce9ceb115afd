/** The pages of the account dialog, in their order. */
export const accountTabs = ['overview', 'prompts', 'notes', 'images', 'tools', 'settings'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What a page begins with, when it was opened to do something. */
export type AccountIntent = 'add' | 'upload' | 'capture';

export interface AccountPlace {
  tab: AccountTab;
  intent?: AccountIntent | undefined;
}

/** As the browser's history keeps it: `account/images/upload`. */
export function writePlace({ tab, intent }: AccountPlace): string {
  return ['account', tab, intent].filter(Boolean).join('/');
}

/** Nothing for what is no page of the account. */
export function readPlace(overlay: string | undefined): AccountPlace | undefined {
  const [name, tab, intent] = overlay?.split('/') ?? [];
  if (name !== 'account' || !isTab(tab)) return undefined;
  return { tab, intent: isIntent(intent) ? intent : undefined };
}

function isTab(word: string | undefined): word is AccountTab {
  return accountTabs.some((tab) => tab === word);
}

function isIntent(word: string | undefined): word is AccountIntent {
  return word === 'add' || word === 'upload' || word === 'capture';
}
