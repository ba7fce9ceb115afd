import { ModelError } from '../model-error.ts';

interface Bounds {
  /** Nobody else is asked, whatever an answer or a library names. */
  origin: string;
  /** Of an answer. */
  mostBytes: number;
  fetch?: typeof globalThis.fetch;
}

/** `fetch` for one provider: to its address alone, following nobody elsewhere, and no longer than its answer may be. */
export function carefulFetch({
  origin,
  mostBytes,
  fetch = globalThis.fetch,
}: Bounds): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelError('garbled', 'The answer led to another address.');
    const answer = await fetch(url, { ...init, redirect: 'error' });
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && /\btext\/html\b/.test(type)) {
      await answer.body?.cancel();
      throw new ModelError('failed', 'A page came instead of an answer.');
    }
    if (!answer.body) return answer;
    return new Response(answer.body.pipeThrough(bounded(mostBytes)), answer);
  };
}

function bounded(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytes)
        controller.error(new ModelError('garbled', `The answer is longer than ${mostBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
