import type { Mention } from './find-models.ts';

const BESIDE =
  /\b(?:made|created|generated|rendered|done|produced|drawn|drew|came|comes|got|pictures?|images?|clips?|photos?) (?:with|by|in|from|on|out of|using|through|via) (?:the |an? |my |old )?$/;

/** Whether every generator that is named only tells how something was made: "a PNG my colleague made with Flux". */
export function areBystanders(mentions: readonly Mention[], text: string): boolean {
  return (
    mentions.length > 0 &&
    mentions.every(({ model: { name } }) => {
      const [word = ''] = name.toLowerCase().split(/[ -]/);
      const at = text.indexOf(word);
      return at > 0 && BESIDE.test(text.slice(0, at));
    })
  );
}
