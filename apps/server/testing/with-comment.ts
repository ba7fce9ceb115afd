/** The same JPEG as another file: with words in it that nobody sees. */
export function withComment(jpeg: Buffer, words: string): Buffer {
  const text = Buffer.from(words, 'latin1');
  const segment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, text, jpeg.subarray(2)]);
}
