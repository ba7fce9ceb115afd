import type { Model } from '../../catalogue/index.ts';
import { mediumOrdered } from '../../language/words/pictures-of.ts';
import type { Rule } from '../rule.ts';

/** These are talked to. */
const TALKED_TO: ReadonlySet<Model['input']['value']> = new Set(['brief', 'script']);

/** A prompt is a caption of what is there, not an order to somebody. */
export const commands: Rule = {
  find: ({ text, statements, model, name }) => {
    if (model && TALKED_TO.has(model.input.value)) return [];
    const order = statements.find((one) => one.kind === 'request' && one.about === 'shell');
    if (!order || text.slice(0, order.start).trim() !== '') return [];
    const said = text.slice(order.start, order.end);
    const rest = text.slice(order.end).trimStart();
    if (rest === '') return [];
    const put = mediumOrdered(said);
    const first = put === '' ? rest.charAt(0).toUpperCase() : rest.charAt(0);
    const end = text.length - rest.length + 1;
    return [
      {
        severity: 'hint',
        span: { start: order.start, end: order.end },
        says: `${said}: an order.`,
        because: `${name} reads a caption. Say what is on the screen.`,
        fix: { label: 'Begin with what is seen', edits: [{ start: 0, end, text: `${put}${first}` }] },
      },
    ];
  },
};
