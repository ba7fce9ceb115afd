import type { Model } from '../../../catalogue/index.ts';

/** Something that can be asked of any generator. */
export interface Attribute {
  id: string;
  /** What a question about it has. */
  asked: RegExp;
  /** A sentence that begins with the generator; nothing where nobody documents it. */
  says: (model: Model, message: string) => string | undefined;
  /** What is undocumented, for the sentence that says so. */
  name: string;
  /** In a list of differences, the head of its row and what stands in it. */
  row?: { head: string; cell: (model: Model) => string };
}

/** In a list, where nobody says so. */
export const undocumented = 'not documented';

export function bold({ name }: Model): string {
  return `**${name}**`;
}
