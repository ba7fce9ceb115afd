import type { CallAnswer } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';

type Models = CallAnswer<'GET /api/models'>;

const uses: readonly { use: keyof Models; sent: string }[] = [
  {
    use: 'text',
    sent: 'Ideas and texts that you have optimized, enhanced, written or read by a model, and what you say to Aira,',
  },
  { use: 'vision', sent: 'A small copy of a picture you have read in Image to Prompt' },
  { use: 'image', sent: 'The words of a frame you have drawn' },
];

/** Which models this very server is connected to, and what goes to each. */
export function ModelsInUse() {
  const [models, setModels] = useState<Models>();
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /api/models', { signal: leaving.signal }).then(setModels, (error: unknown) => {
      if (!leaving.signal.aborted) logError('Failed to load models:', error);
    });
    return () => leaving.abort();
  }, []);
  if (!models) return <p role="status">Asking this server which models it is connected to …</p>;
  const used = uses.flatMap(({ use, sent }) => {
    const model = models[use];
    return model ? [{ use, sent, ...model }] : [];
  });
  if (used.length === 0)
    return <p>This server is connected to no model: your prompts and pictures go to nobody.</p>;
  return (
    <>
      <p>This server is connected to models, and to nobody else for these:</p>
      <ul>
        {used.map(({ use, sent, model, provider, host }) => (
          <li key={use}>
            {sent} {use === 'text' ? 'go' : 'goes'} to {model} at {host} ({provider}), without your name or
            address.
          </li>
        ))}
      </ul>
    </>
  );
}
