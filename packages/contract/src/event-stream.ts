/** The data of server-sent events as they come, each parsed as JSON. Leaving the loop ends the stream. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<unknown> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** Comments, which keep a quiet line open, carry no data. */
function dataOf(event: string): string {
  return event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
