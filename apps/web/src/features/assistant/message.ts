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
  /** No answer came; this would be asked again. */
  failed?: string;
}
