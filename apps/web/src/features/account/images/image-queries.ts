import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { byCursor } from '../../../lib/by-cursor.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { countWithGone } from '../../../lib/undoable-delete.ts';
import { unlessGone } from '../../../lib/unless-gone.ts';

export const imagesQuery = {
  list: infiniteQueryOptions({
    queryKey: ['images', 'list'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/image-references', { query: { cursor }, signal }),
    ...byCursor,
  }),
  count: queryOptions({
    queryKey: ['images', 'count'],
    queryFn: async ({ signal }) =>
      countWithGone(
        'picture',
        (await call('GET /api/image-references', { query: { limit: 1 }, signal })).total,
      ),
  }),
};

function refreshImages(): void {
  void queryClient.invalidateQueries({ queryKey: ['images'] });
}

export async function uploadImage(file: File): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  await call('POST /api/image-references', { body });
  refreshImages();
}

export async function deleteImage(id: string): Promise<void> {
  await call('DELETE /api/image-references/{id}', { params: { id } }).catch(
    unlessGone('image-reference-not-found'),
  );
  refreshImages();
}
