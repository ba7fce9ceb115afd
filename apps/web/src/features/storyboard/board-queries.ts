import type { Storyboard } from '@cuewright/contract';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessGone } from '../../lib/unless-gone.ts';

export const boardsQuery = infiniteQueryOptions({
  queryKey: ['storyboards', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/storyboards', { query: { cursor }, signal }),
  ...byCursor,
});

export function boardQuery(id: string) {
  return queryOptions({
    queryKey: ['storyboards', 'one', id],
    queryFn: ({ signal }) => call('GET /api/storyboards/{id}', { params: { id }, signal }),
    // Another tab, or another machine, may have worked on it.
    refetchOnWindowFocus: 'always',
  });
}

/** Who draws here, and for how much. It changes only with the server's settings. */
export const artistQuery = queryOptions({
  queryKey: ['artist'],
  queryFn: ({ signal }) => call('GET /api/artist', { signal }),
  staleTime: 5 * 60_000,
});

/** What was answered is what is there; lists follow. */
export function tellBoard(board: Storyboard): void {
  queryClient.setQueryData(boardQuery(board.id).queryKey, board);
  refreshBoards();
}

function refreshBoards(): void {
  void queryClient.invalidateQueries({ queryKey: boardsQuery.queryKey });
}

export const renameBoard = mutationOptions({
  mutationFn: ({ id, title }: Pick<Storyboard, 'id' | 'title'>) =>
    call('PUT /api/storyboards/{id}', { params: { id }, body: { title } }),
  onSuccess: tellBoard,
});

export async function deleteBoard(id: string): Promise<void> {
  await call('DELETE /api/storyboards/{id}', { params: { id } }).catch(unlessGone('storyboard-not-found'));
  queryClient.removeQueries({ queryKey: boardQuery(id).queryKey });
  refreshBoards();
}
