import { readDraft, writeDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';

const NAME = 'image-to-prompt-chosen';

/** What a picture is called that was chosen and not analyzed: signing in again, or a reload, takes it. */
export function noteChosen(name: string): void {
  if (readDraft(NAME, '', isText) !== name) writeDraft(NAME, name);
}

export function lostPicture(): string {
  return readDraft(NAME, '', isText);
}
