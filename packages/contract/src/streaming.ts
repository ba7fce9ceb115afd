import type { CallInput, StreamEvent, StreamedKey } from './calls.ts';
import { type Call, type ClientOptions, createClient, NetworkError } from './client.ts';
import { readEventStream } from './event-stream.ts';

export type { StreamEvent, StreamedKey } from './calls.ts';

export type StreamCall = <K extends StreamedKey>(
  key: K,
  input: CallInput<K> & { signal?: AbortSignal },
) => AsyncGenerator<StreamEvent<K>>;

/** The typed way to an answer that comes bit by bit. Throws `ApiError` or `NetworkError`; leaving the loop breaks it off. */
export function createStreamClient(options: ClientOptions = {}): StreamCall {
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
