import { z } from 'zod';
import { imageLimits } from '../../limits/index.ts';
import { formOrJson } from '../bodies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pictureDataUrl, pictureErrors, picturePart } from '../pictures.ts';
import { imageDescription, imageReference, imageTitle } from './image-reference.ts';

export const createImageReference = defineEndpoint({
  method: 'POST',
  path: '/api/image-references',
  summary: 'Keeps a picture, drawn anew: no larger than 2,560 pixels, and without what was hidden in it.',
  bodyLimit: imageLimits.bodyBytes,
  tooLarge: 'picture-too-large',
  hasLargeBody: true,
  keeps: 'pictures',
  rateLimit: { max: 300, perSeconds: 3_600, by: 'person', counted: 'process' },
  body: formOrJson(
    {
      file: picturePart,
      /** The file's name, unless given. */
      title: imageTitle.optional(),
      description: imageDescription.optional(),
    },
    z.object({ title: imageTitle, url: pictureDataUrl, description: imageDescription.optional() }),
  ),
  responses: { 201: imageReference },
  errors: [...pictureErrors, 'storage-unavailable', 'storage-full', 'overloaded'],
});
