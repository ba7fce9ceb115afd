import { craft } from '../../content/help/craft.ts';
import { help } from '../../content/help/help.ts';
import { phrasings } from '../../content/help/phrasings.ts';
import { meaningsOf } from '../reading/synonyms.ts';
import { stems } from '../reading/words.ts';
import { isOfNamed } from './anchors.ts';

const knownBy = new Map<string, ReadonlySet<string>>(
  help.map(({ id, title, asked, text, more }) => [
    id,
    new Set(meaningsOf([title, asked, text, more ?? '', ...(phrasings[id] ?? [])].join(' . '))),
  ]),
);
/** In a question of the craft one's own things are what is to be seen. */
const ofCraft: ReadonlySet<string> = new Set(craft.map(({ id }) => id));

/** What one can have in this product, as it is called. */
const hadHere: ReadonlySet<string> = new Set(
  help
    .filter(({ id }) => !ofCraft.has(id))
    .flatMap(({ id, title, asked }) => stems([title, asked, ...(phrasings[id] ?? [])].join(' . '))),
);

/** A longer one is a story, in which most words are beside what it asks. */
const SHORT = 16;
/** What one calls one's own and asks about: "my gym membership", and not who does something: "can my wife". */
const OWN_THING =
  /(?<!\b(?:can|could|may|will|would|should|does|do|did|if|when|because|with|for) )\b(?:my|our) ([a-z0-9'-]+(?: [a-z0-9'-]+)?)/g;

/** Whether a help text knows most of what a short question is made of. */
export function coversMost(id: string, text: string): boolean {
  if (isStory(text)) return true;
  const meanings = [...new Set(meaningsOf(text))].filter((meaning) => !/^\d+$/.test(meaning));
  const foreign = meanings.filter((meaning) => !knownBy.get(id)?.has(meaning)).length;
  return foreign * 2 < meanings.length || (foreign * 2 === meanings.length && isOfNamed(text, id));
}

/** Whether a help text knows whatever somebody calls their own: "my subscription" and no "my gym membership". */
export function coversOwnThings(id: string, text: string): boolean {
  return (
    ofCraft.has(id) ||
    isStory(text) ||
    [...text.matchAll(OWN_THING)].every(([, thing = '']) =>
      stems(thing).every(
        (stem) => hadHere.has(stem) && meaningsOf(stem).every((meaning) => knownBy.get(id)?.has(meaning)),
      ),
    )
  );
}

function isStory(text: string): boolean {
  return text.split(' ').length > SHORT;
}
