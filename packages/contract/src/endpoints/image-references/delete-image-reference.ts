import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { imageReferenceParams } from './image-reference.ts';

export const deleteImageReference = defineEndpoint({
  method: 'DELETE',
  path: '/api/image-references/{id}',
  summary: 'Deletes one of your pictures and its file.',
  params: imageReferenceParams,
  responses: { 204: z.void() },
  errors: ['image-reference-not-found'],
});
