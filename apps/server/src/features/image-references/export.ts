import { listedPart } from '../../export/export-part.ts';
import { presentImageReference } from './present.ts';
import { listImageReferences } from './repository.ts';

export const imageReferencesExport = listedPart({
  name: 'image-references',
  title: 'Image collection',
  tables: ['image_references'],
  list: listImageReferences,
  entry: (image) => {
    const data = presentImageReference(image);
    return {
      data,
      heading: image.title,
      at: image.created_at,
      text: image.description,
      pictures: [data.url],
    };
  },
});
