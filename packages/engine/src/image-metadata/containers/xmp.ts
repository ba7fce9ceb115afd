import { utf8 } from '../bytes/text.ts';
import { readXml } from '../bytes/xml.ts';
import type { FileContent } from './content.ts';

/** Files choose their own prefixes; these are the usual ones of what is read here. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://ns.adobe.com/xap/1.0/', 'xmp'],
  ['http://ns.adobe.com/exif/1.0/', 'exif'],
  ['http://ns.adobe.com/tiff/1.0/', 'tiff'],
  ['http://ns.adobe.com/photoshop/1.0/', 'photoshop'],
  ['http://iptc.org/std/Iptc4xmpExt/2008-02-29/', 'Iptc4xmpExt'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
]);
const RDF = 'rdf:';

/** The properties of an XMP packet, by the names their prefixes stand for; a list gives one text an item. */
export function readXmp(packet: Uint8Array, content: FileContent): void {
  if (!content.mayDecode(packet.length)) return;
  const names = new Map<string, string>();
  const usual = (name: string) => {
    const colon = name.indexOf(':');
    if (colon < 0) return name;
    return `${names.get(name.slice(0, colon)) ?? name.slice(0, colon)}${name.slice(colon)}`;
  };
  const add = (name: string, text: string) => {
    if (isWords(name)) content.addText('XMP', name, text.trim());
  };
  const path: string[] = [];
  readXml(utf8(packet), {
    open(name, attributes) {
      for (const [key, value] of attributes)
        if (key.startsWith('xmlns:')) names.set(key.slice(6), PREFIXES.get(value) ?? key.slice(6));
      path.push(usual(name));
      for (const [key, value] of attributes) {
        const property = usual(key);
        if (property === 'rdf:resource') add(propertyOf(path), value);
        else if (!NO_PROPERTIES.some((prefix) => property.startsWith(prefix))) add(property, value);
      }
    },
    text: (text) => add(propertyOf(path), text),
    close: () => void path.pop(),
  });
}

const NO_PROPERTIES = ['xmlns', 'xml:', 'x:', RDF];

/** The innermost element that is no scaffolding. */
function propertyOf(path: readonly string[]): string {
  return path.findLast((name) => !name.startsWith(RDF) && !name.startsWith('x:')) ?? '';
}

/** What cameras and editors keep for themselves, and where and when it was taken, is not looked at. */
const NOT_WORDS = [
  'xmpMM',
  'stEvt',
  'stRef',
  'stDim',
  'crs',
  'aux',
  'exifEX',
  'xmpNote',
  'GPano',
  'xmpDM',
  'xmpG',
];
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  exif: ['UserComment'],
  tiff: ['ImageDescription', 'Software', 'Make', 'Model'],
  xmp: ['CreatorTool'],
  photoshop: ['Credit', 'Headline', 'Instructions', 'Source', 'CaptionWriter'],
};

function isWords(name: string): boolean {
  const [prefix = '', own = ''] = name.split(':', 2);
  if (NOT_WORDS.includes(prefix) || name === '' || own.startsWith('Location')) return false;
  return WORDS_OF[prefix]?.includes(own) ?? true;
}
