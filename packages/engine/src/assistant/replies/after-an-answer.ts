import { library } from '../../content/library/library.ts';
import type { Question } from '../question.ts';
import { findTermsIn } from '../reading/find-terms.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { findPassages, helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

/** What the last answer had no room for, or kept for later. */
export function elseOf({ topic, rest, more, dare, buttons = [] }: Reply): Reply {
  if (rest) return { topic, lead: `The others:\n${rest}`, buttons };
  const lead = [more, dare && `You might ${dare}`].filter(Boolean).join(' ');
  return lead === ''
    ? { topic: 'unknown', lead: 'That is all I know of it.', buttons: [ask('What can you do?')] }
    : { topic, lead, buttons };
}

/** Why it is so. */
export function reasonOf({ topic, why, more, lead }: Reply): Reply {
  if (why) return { topic, lead: why };
  if (/^(?:model|compare|which-model)/.test(topic))
    return {
      topic: 'model-why',
      lead: 'It stands so on the data sheets. What a maker’s own pages do not say is marked **Reported** when somebody else states it and **Unverified** when nobody could confirm it; why a maker decided something I do not know.',
    };
  return { topic, lead: more || lead };
}

/** The help on what Aira said last. */
export function wayTo(said: string, question: Question): Reply | undefined {
  const found = findPassages(said, 6).find(({ item, share }) => item.kind === 'help' && share > 0.3);
  return found && ofPassage(found.item, question);
}

/** A finished prompt of the library that shows it, or the library. */
export function exampleOf(asked: string, question: Question): Reply {
  const [term] = findTermsIn(asked);
  const shown =
    term &&
    library.find(({ techniques, description }) =>
      findTermsIn(`${techniques.join(', ')}. ${description}`).some(({ id }) => id === term.id),
    );
  if (!shown) return ofPassage(helpOf('library'), question);
  return {
    topic: 'library',
    lead: `In the **Library**, “${shown.title}” shows it: ${shown.description}`,
    buttons: [goTo('Find it in the library', `/?step=library&q=${encodeURIComponent(shown.title)}`)],
  };
}

/** Nothing is pressed for anybody. */
export function leftToYou({ topic, lead, buttons = [] }: Reply): Reply {
  return { topic, lead: `I cannot press anything for you, but it is quickly done. ${lead}`, buttons };
}
