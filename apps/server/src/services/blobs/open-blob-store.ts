import type { Config } from '../../config.ts';
import type { BlobStore } from './blob-store.ts';

/** The S3-compatible service of the settings, or the folder in `DATA_DIR`. */
export async function openBlobStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<BlobStore> {
  // Imported only when it is used: Amazon's client takes megabytes and a moment.
  if (s3) return (await import('./s3-store.ts')).openS3Store(s3);
  return await (await import('./folder-store.ts')).openFolderStore(dataDir);
}
