import type { z } from 'zod';
import type { CallInput } from './calls.ts';
import { type Call, createClient, NetworkError } from './client.ts';
import type { EventsAnswer } from './endpoints/answers.ts';
import type { Endpoints } from './endpoints/index.ts';
import { readEventStream } from './event-stream.ts';

/** Calls that answer bit by bit whoever wants it that way. */
export type StreamedKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { readonly streamed: EventsAnswer } ? K : never;
}[keyof Endpoints] &
  string;

export type StreamEvent<K extends StreamedKey> = Endpoints[K] extends {
  readonly streamed: EventsAnswer<infer S extends z.ZodType>;
}
  ? z.output<S>
  : never;

export type StreamCall = <K extends StreamedKey>(
  key: K,
  input: CallInput<K> & { signal?: AbortSignal },
) => AsyncGenerator<StreamEvent<K>>;

/** The typed way to an answer that comes bit by bit. Throws `ApiError` or `NetworkError`; leaving the loop breaks it off. */
export function createStreamClient(
  options: { origin?: string; fetch?: typeof globalThis.fetch } = {},
): StreamCall {
  return async function* <K extends StreamedKey>(key: K, input: CallInput<K> & { signal?: AbortSignal }) {
    const { fetch = globalThis.fetch } = options;
    let body: ReadableStream<Uint8Array<ArrayBuffer>> | null = null;
    // Refusals come as they always do; of what is no refusal, the body is kept.
    const call: Call = createClient({
      ...options,
      fetch: async (url, init) => {
        const headers = { ...(init?.headers as Record<string, string>), accept: 'text/event-stream' };
        const answer = await fetch(url, { ...init, headers });
        if (!answer.ok) return answer;
        body = answer.body;
        return new Response(null, { status: 204 });
      },
    });
    await call(key, input as never);
    try {
      yield* readEventStream(body ?? new ReadableStream()) as AsyncGenerator<StreamEvent<K>>;
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw new NetworkError(key, cause);
    }
  };
}
