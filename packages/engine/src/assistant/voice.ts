import type { Question } from './question.ts';
import type { Reply, ReplyButton } from './reply.ts';

const MOST_BUTTONS = 3;

/** How much of a reply is said, and how. */
export function inManner(
  { lead, more, dare, block, buttons = [] }: Reply,
  { manner, name, history }: Question,
): { text: string; buttons: readonly ReplyButton[] } {
  const code = block
    ? `\`\`\`prompt ${block.mode}${block.model ? ` ${block.model}` : ''}\n${block.text}\n\`\`\``
    : undefined;
  if (manner === 'focused')
    return { text: whole(lead, code), buttons: buttons.filter(({ type }) => type === 'primary').slice(0, 1) };
  if (manner === 'balanced')
    return { text: whole(lead, code, more), buttons: buttons.slice(0, MOST_BUTTONS) };
  const called = name && history.length === 0 ? `${name}, something` : 'Something';
  return {
    text: whole(lead, code, more, dare && `*${called} to try:* ${dare}`),
    buttons: buttons.slice(0, MOST_BUTTONS),
  };
}

function whole(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
}
