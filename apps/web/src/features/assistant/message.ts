import type { CallAnswer, CallInput } from '@cuewright/contract';

export type Mode = NonNullable<
  NonNullable<CallInput<'POST /api/chat'>['body']['context']>['personalityMode']
>;

export type ChatButton = CallAnswer<'POST /api/chat'>['buttons'][number];

export type AnsweredBy = CallAnswer<'POST /api/chat'>['answered_by'];

/** One thing said, by either side. */
export interface Message {
  id: string;
  text: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  type: 'text' | 'proactive';
  buttons: readonly ChatButton[];
  /** How Aira talked then. */
  mode?: Mode;
  /** Who wrote it, where a model was to. */
  by?: AnsweredBy;
  /** The prompt that the one in the text was made of. */
  reworked?: string;
  /** The prompt as Aira wrote it, once something else was taken of it. */
  offered?: string;
  /** No answer came; this would be asked again. */
  failed?: string;
}
