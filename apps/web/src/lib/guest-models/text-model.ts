import { call } from '../api.ts';
import { queryClient } from '../query-client.ts';

/** What this server calls its model for texts; nothing where it has none, or cannot be asked. */
export async function textModel(): Promise<string | undefined> {
  try {
    const { text } = await queryClient.fetchQuery({
      queryKey: ['models'],
      queryFn: ({ signal }) => call('GET /api/models', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // Without a line nobody waits for it: the page does the work by itself.
      networkMode: 'always',
    });
    return text?.model;
  } catch {
    return undefined;
  }
}
