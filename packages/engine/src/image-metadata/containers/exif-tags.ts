/** Tags of Exif that hold words. Those that ComfyUI counts down from Make have no name of their own there. */
export const EXIF_TAGS: ReadonlyMap<number, string> = new Map([
  [0x010d, 'DocumentName'],
  [0x010e, 'ImageDescription'],
  [0x010f, 'Make'],
  [0x0110, 'Model'],
  [0x0131, 'Software'],
  [0x013b, 'Artist'],
  [0x8298, 'Copyright'],
  [0x927c, 'MakerNote'],
  [0x9286, 'UserComment'],
  [0x9c9b, 'XPTitle'],
  [0x9c9c, 'XPComment'],
  [0x9c9d, 'XPAuthor'],
  [0x9c9e, 'XPKeywords'],
  [0x9c9f, 'XPSubject'],
]);

/** Windows writes these as UTF-16, in bytes. */
export const WINDOWS_TAGS: readonly number[] = [0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f];

export const USER_COMMENT = 0x9286;
export const MAKER_NOTE = 0x927c;
export const XMP_TAG = 0x02bc;
export const IPTC_TAG = 0x83bb;
export const EXIF_FOLDER = 0x8769;
