import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { imageReference } from './image-reference.ts';

export const listImageReferences = defineEndpoint({
  method: 'GET',
  path: '/api/image-references',
  ...costlyRead,
  summary: 'The pictures that the signed-in person keeps, newest first.',
  query: z.object(byCursor),
  responses: {
    200: z.object({ images: z.array(imageReference), total: z.int(), next_cursor: id.nullable() }),
  },
});
