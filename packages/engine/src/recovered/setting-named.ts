import type { MadeFacts } from '../image-metadata/file-facts.ts';

/** The setting of the first of these names that a file has. Programs do not agree on how they are written. */
export function settingNamed(
  { settings }: Pick<MadeFacts, 'settings'>,
  ...names: string[]
): string | undefined {
  const wanted = names.map(bare);
  return settings.find(({ name }) => wanted.includes(bare(name)))?.value;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
