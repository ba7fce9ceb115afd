/** More than any answer that is read this way comes to. */
const MOST_BYTES = 1_048_576;

/** `fetch` for answers that are read whole: whoever goes on and on is left, as one that does not answer. */
export async function boundedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  if (!answer.body) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await readBounded(answer.body), { status, statusText, headers });
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MOST_BYTES)
      throw new TypeError('fetch failed', { cause: new Error('The answer does not end.') });
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
