import { defineEndpoint } from '../endpoint.ts';
import { imageReference, imageReferenceParams } from './image-reference.ts';

export const readImageReference = defineEndpoint({
  method: 'GET',
  path: '/api/image-references/{id}',
  summary: 'One of your pictures: what `originalImage` of a prompt names.',
  params: imageReferenceParams,
  responses: { 200: imageReference },
  errors: ['image-reference-not-found'],
});
