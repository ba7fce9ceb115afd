import { footerPresetOf } from '@cuewright/engine/content/footer-presets';
import { z } from 'zod';
import { chatLimits, promptLimits } from '../../limits/index.ts';
import { events } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, meantText } from '../fields.ts';
import { answeredBy } from '../models/answered-by.ts';
import { lockedWords } from '../prompts/locked-words.ts';

const line = (max: number) => z.string().overwrite(meantText).max(max).nullish();
const words = z.array(z.string().max(60)).max(30).nullish();

/** What Aira has noticed of somebody. The page keeps it, the server does not. */
const person = { name: line(100), interests: words, creativeLevel: line(40), preferredStyle: line(100) };

/** Pages of before send all of it. Nobody has said more than a message, and Aira no more than an answer. */
const cutTurn = ({ text, isUser }: { text: string; isUser: boolean }) => ({
  text: text.slice(0, isUser ? chatLimits.message : chatLimits.historyAnswer),
  isUser,
});

const button = z.object({
  text: z.string(),
  type: z.enum(['primary', 'other']),
  /** A place in the app. */
  url: z.string().optional(),
  /** What else it does: say its text to Aira, open the sign-in dialog, open the share dialog. */
  action: z.enum(['ask', 'sign-in', 'share']).optional(),
});

const answer = z.object({
  success: z.literal(true),
  /** Markdown. A text for a generator stands in a fence, with its mode and model behind the word prompt. */
  response: z.string(),
  buttons: z.array(button),
  /** The prompt that the one in the fence was made of, so that each change can be taken or left. */
  reworked: z.string().optional(),
  answered_by: answeredBy,
});

export const chat = defineEndpoint({
  method: 'POST',
  path: '/api/chat',
  summary:
    'Answers a message about the craft, the generators and this product. What is sent is read as text and never as an order; nothing of it is kept. For whoever is signed out, what was said before is not looked at, and the questions that the footer asks are not counted.',
  session: 'optional',
  saysSuccess: true,
  bodyLimit: chatLimits.bodyBytes,
  rateLimit: {
    max: 60,
    perSeconds: 60,
    by: 'person',
    counted: 'database',
    guests: {
      max: chatLimits.guestMessagesPerHour,
      perSeconds: 3_600,
      spares: (body) => footerPresetOf((body as { message: string }).message) !== undefined,
    },
  },
  body: z.object({
    message: filledText(chatLimits.message),
    context: z
      .object({
        currentStep: line(60),
        /** Older pages say `image` for `photo`. */
        selectedMode: z.enum(['photo', 'video', 'image']).nullish(),
        personalityMode: z.enum(chatLimits.modes).nullish(),
        userPersonality: z
          .object({ ...person, favoriteGenres: words, communicationStyle: line(40) })
          .nullish(),
        conversationHistory: z
          .array(z.object({ text: z.string(), isUser: z.boolean() }).overwrite(cutTurn))
          .max(chatLimits.history)
          .nullish(),
        /** The prompt that is on the screen. */
        currentPrompt: z
          .object({
            text: z.string().max(promptLimits.text),
            mode: z.enum(['photo', 'video']),
            model: line(60),
            /** Words that every rewrite leaves as they are. */
            locked: lockedWords.nullish(),
          })
          .nullish(),
      })
      .nullish(),
    userProfile: z.object(person).nullish(),
  }),
  responses: { 200: answer },
  errors: ['text-too-complex', 'overloaded'],
  streamed: events(
    z.discriminatedUnion('type', [
      /** Who begins to answer; who has answered in the end stands at the end. */
      z.object({ type: z.literal('start'), answered_by: answeredBy }),
      z.object({ type: z.literal('text'), text: z.string() }),
      answer.extend({ type: z.literal('done') }),
    ]),
  ),
});
