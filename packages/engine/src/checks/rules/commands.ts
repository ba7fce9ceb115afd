import type { Rule } from '../rule.ts';

const COMMAND =
  /^\s*(?:please\s+)?(?:(?:can|could|would) you\s+)?(?:please\s+)?(?:create|generate|make|draw|paint|produce|render|design|show me|give me|i want|i need|i would like)\s+(?:me\s+)?(?:an?|the|some)?\s*(?:(?:photo-?realistic|realistic|cinematic|high[- ]quality|beautiful)\s+)?(?:image|picture|photo|photograph|video|clip|shot|scene|illustration|painting)?\s*(?:of|with|showing|where|that shows)?\s+/i;
/** These are talked to. */
const TALKED_TO = new Set(['brief', 'script']);

/** A prompt is a caption of what is there, not an order to somebody. */
export const commands: Rule = {
  find: ({ text, model, name }) => {
    if (model && TALKED_TO.has(model.input.value)) return [];
    const [said] = COMMAND.exec(text) ?? [];
    if (!said) return [];
    const rest = text.slice(said.length);
    if (rest.trim() === '') return [];
    const of = /\b(?:photo|photograph|painting|illustration)\b[\s\S]*$/i.exec(said)?.[0];
    const put = of ? `A ${of.trim()} ` : '';
    const first = put === '' ? rest.charAt(0).toUpperCase() : rest.charAt(0);
    return [
      {
        severity: 'hint',
        span: { start: said.length - said.trimStart().length, end: said.trimEnd().length },
        says: `${said.trim()}: an order.`,
        because: `${name} reads a caption. Say what is on the screen.`,
        fix: {
          label: 'Begin with what is seen',
          edits: [{ start: 0, end: said.length + 1, text: `${put}${first}` }],
        },
      },
    ];
  },
};
