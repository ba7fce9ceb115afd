/** Pictures that came out of the person's collection, which keeps them without what their files said. */
const ofCollection = new WeakSet<File>();

export function markOfCollection(file: File): File {
  ofCollection.add(file);
  return file;
}

export function isOfCollection(file: File): boolean {
  return ofCollection.has(file);
}
