const SPACES: Readonly<Record<string, string>> = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

/** XMP part 1, 7: RDF, properties as attributes or elements, texts in several languages as rdf:Alt. */
export function xmp(
  attributes: Readonly<Record<string, string>>,
  elements: Readonly<Record<string, string>> = {},
): string {
  const spaces = Object.entries(SPACES).map(([prefix, address]) => `xmlns:${prefix}="${address}"`);
  const plain = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const nested = Object.entries(elements).map(
    ([name, value]) =>
      `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(value)}</rdf:li></rdf:Alt></${name}>`,
  );
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${[...spaces, ...plain].join(' ')}>${nested.join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#xA;');
}
