import sharp from 'sharp';
import { somePhoto } from './bad-pictures.ts';

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31.5N" exif:GPSLongitude="13,24.6E">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Last ferry of the day</rdf:li></rdf:Alt></dc:description>
<dc:subject><rdf:Bag><rdf:li>quay</rdf:li><rdf:li>rain</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A picture with everything a camera and an editor write into it, and where it was taken. */
export async function photographed(
  kind: 'jpeg' | 'webp' | 'png' = 'jpeg',
  lens: Record<string, string> = {},
): Promise<Buffer> {
  const pixels = await (await somePhoto(600, 400)).toBuffer();
  return await sharp(pixels)
    .withExif({
      IFD0: { Make: 'SONY', Model: 'ILCE-7RM5' },
      IFD2: {
        ExposureTime: '1/125',
        FNumber: '14/10',
        ISOSpeedRatings: '3200',
        FocalLength: '35/1',
        LensModel: 'FE 35mm F1.4 GM',
        DateTimeOriginal: '2026:11:20 21:40:12',
        Flash: '1',
        ...lens,
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 36/1',
      },
    })
    .withXmp(XMP)
    .toFormat(kind)
    .toBuffer();
}
