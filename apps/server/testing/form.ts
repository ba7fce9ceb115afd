/** A form with one file in it, as a browser sends it, for `app.inject`. */
export function formWith(
  file: { bytes: Uint8Array; name?: string; type?: string },
  text: Record<string, string> = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const { bytes, name = 'photo.jpg', type = 'image/jpeg' } = file;
  const line = (words: string) => Buffer.from(`${words}\r\n`);
  const fields = Object.entries(text).flatMap(([field, value]) => [
    line(`--cut\r\ncontent-disposition: form-data; name="${field}"\r\n`),
    line(value),
  ]);
  const payload = Buffer.concat([
    ...fields,
    line(`--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"`),
    line(`content-type: ${type}\r\n`),
    bytes,
    line('\r\n--cut--'),
  ]);
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}
