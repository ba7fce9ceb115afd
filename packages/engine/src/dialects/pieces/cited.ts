import type { Model } from '../../catalogue/index.ts';
import type { Reference, Shot } from '../../shot/shot.ts';
import { type Sentence, say, sentence } from '../../writing/sentence.ts';

const jobs: Readonly<Record<Reference['role'], string>> = {
  subject: 'the subject',
  style: 'the style',
  place: 'the place',
};

/** "Image 1 is for the subject.": each picture that goes along, by the name the generator calls it. */
export function citedReferences({ references }: Shot, model: Model | undefined): Sentence[] {
  const cite = model?.references?.value.cite ?? 'Image 1';
  return references.map(({ id, role }, at) =>
    sentence(say(role === 'place' ? 'place' : 'subject', `${nameOf(cite, id, at)} is for ${jobs[role]}`)),
  );
}

/** A tag is three to sixteen letters, figures and low lines, and begins with a letter. */
function nameOf(cite: string, id: string, at: number): string {
  if (!cite.startsWith('@')) return cite.replace('1', String(at + 1));
  const tag = id.replaceAll('-', '_');
  return /^[A-Za-z][A-Za-z0-9_]{2,15}$/.test(tag) ? `@${tag}` : `@image_${at + 1}`;
}
