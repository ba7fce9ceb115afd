export type { Container, FurtherFacts, MadeFacts, Provenance, RawPixels, ReadingHelp } from './file-facts.ts';
export { readMetadata } from './read-metadata.ts';
