import type { Message } from './message.ts';

const FENCE = /^(```prompt [^\n]*\n)([\s\S]*?)(\n```)$/m;

/** The prompt that a message hands over. */
export function promptIn({ text }: Pick<Message, 'text'>): string | undefined {
  return FENCE.exec(text)?.[2];
}

/** A message with what was taken of its prompt in its place. What Aira offered is still known. */
export function withTaken(message: Message, taken: string): Message {
  const offered = message.offered ?? promptIn(message);
  if (offered === undefined) return message;
  return {
    ...message,
    text: message.text.replace(FENCE, (_, open: string, _prompt, close: string) => `${open}${taken}${close}`),
    offered,
  };
}
