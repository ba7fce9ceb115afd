import { goTo, type Reply } from '../../reply.ts';

/** What she can perceive, and in which language. */
export function senses(text: string): Reply | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (
    has(
      /\b(?:can|do|did|have) you (?:see|seen|look at|view|read|know)\b.{0,20}\b(?:pictures?|images?|photos?|screen)\b/,
    )
  )
    return {
      topic: 'eyes',
      lead: 'No, I have not seen your pictures and cannot. I read words: your message, and the prompt that is on the screen.',
      more: 'A picture is read in **Image to Prompt**; ask me about what comes out.',
      buttons: [goTo('Open Image to Prompt', '/?step=reverse')],
    };
  if (
    has(
      /\b(?:which|what|other) languages?\b.{0,12}\b(?:do you|can you|you)\b|\b(?:do|can) you (?:speak|understand|write|answer)\b.{0,12}\b(?:in )?(?:german|french|spanish|italian|chinese|japanese|dutch|portuguese|russian|other languages?)\b|\btranslat\w+\b/,
    )
  )
    return {
      topic: 'language',
      lead: 'I speak English only, and translate nothing. Your prompts may be in any script: your own words stay as they are.',
      more: 'Which languages a generator reads I can tell you where its maker does.',
    };
  return undefined;
}
