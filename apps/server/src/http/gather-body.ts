import type { IncomingMessage } from 'node:http';

interface Gathering {
  /** Beyond so many bytes the rest stays on the wire, for whoever refuses it. */
  most: number;
  onBytes: (bytes: number) => void;
  /** Lets go of what has come; nobody reads the rest. */
  stopping: AbortSignal;
}

/**
 * Waits until a body has come and puts it back, so that whoever reads it then has all of it at once. Tells how many bytes came:
 * of none nothing can be put back, and whoever waited for its end would wait for ever.
 */
export async function gatherBody(
  request: IncomingMessage,
  { most, onBytes, stopping }: Gathering,
): Promise<number> {
  const told = Number(request.headers['content-length'] ?? Number.NaN);
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve) => {
    const take = () => {
      for (let chunk: Buffer | null = request.read(); chunk; chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
        onBytes(chunk.length);
      }
      if (request.complete || size === told || size > most) end();
    };
    const end = () => {
      request.off('readable', take).off('end', end).off('close', end);
      stopping.removeEventListener('abort', end);
      // In the same turn as the last byte was read: after it the stream counts as ended.
      const isWanted = size > 0 && !stopping.aborted;
      if (isWanted && !request.destroyed && !request.readableEnded) request.unshift(Buffer.concat(chunks));
      resolve();
    };
    request.on('readable', take).once('end', end).once('close', end);
    stopping.addEventListener('abort', end);
  });
  // A stream that was listened to for `readable` flows again only a turn after.
  await new Promise(setImmediate);
  return size;
}
