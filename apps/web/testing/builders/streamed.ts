import { endpoints } from '@cuewright/contract/endpoints';
import type { StreamEvent, StreamedKey } from '@cuewright/contract/streaming';

/** An answer that comes bit by bit, all of it at once, as the contract has it. */
export function streamed<K extends StreamedKey>(key: K, ...events: readonly StreamEvent<K>[]): Response {
  const { event: schema } = endpoints[key].streamed;
  return new Response(events.map((event) => `data: ${JSON.stringify(schema.parse(event))}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
}
