import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';

/** More than the service has to say about anything but an object itself. */
const MOST_BYTES = 65_536;

/** Leaves a service that goes on and on where a word was expected: Amazon's client would read it all. */
export function expectShortAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (asked) => {
        const result = await next(asked);
        const response = result.response as { statusCode: number; body?: Readable };
        const isObject = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body && !isObject) response.body = atMost(response.body);
        return result;
      },
    { name: 'expectShortAnswers', step: 'deserialize', priority: 'low' },
  );
}

function atMost(source: Readable): Readable {
  let left = MOST_BYTES;
  const short = new PassThrough({
    transform: (chunk: Uint8Array, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) done(new Error('The answer does not end.'));
      else done(null, chunk);
    },
  });
  return pipeline(source, short, () => {});
}
