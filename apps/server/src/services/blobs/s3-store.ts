import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type BlobStore, blobKey } from './blob-store.ts';
import type { S3Settings } from './s3-settings.ts';
import { expectShortAnswers } from './short-answers.ts';
import { StorageError } from './storage-error.ts';

export interface S3Patience {
  connectMs: number;
  /** For one attempt to be answered. */
  answerMs: number;
  /** For the next byte of an answer, which whoever reads it may be slow to take. */
  idleMs: number;
  /** For a whole object, however it trickles. */
  readMs: number;
  /** For a whole call, its repeats among it. */
  callMs: number;
  /** For bytes to be sent and acknowledged, which on a slow line takes longer. */
  uploadMs: number;
}

const usual: S3Patience = {
  connectMs: 3_000,
  answerMs: 5_000,
  idleMs: 60_000,
  readMs: 600_000,
  callMs: 15_000,
  uploadMs: 30_000,
};
const ATTEMPTS = 3;
const PARTIAL_CONTENT = 206;
const INSUFFICIENT_STORAGE = 507;

/** Blobs as objects of an S3-compatible bucket, under the same keys. */
export function openS3Store(settings: S3Settings, patience: S3Patience = usual): BlobStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle } = settings;
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // The signature covers the bytes; many services know no other checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: patience.idleMs,
    },
  });
  expectShortAnswers(client);
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

  return {
    put: async (address, bytes, contentType) => {
      const object = { Bucket: bucket, Key: blobKey(address) };
      const put = new PutObjectCommand({ ...object, Body: bytes, ContentType: contentType });
      const { uploadMs } = patience;
      await asStorage(client.send(put, { ...within(uploadMs), requestTimeout: uploadMs }));
    },

    read: async (address, range) => {
      const object = { Bucket: bucket, Key: blobKey(address) };
      const get = new GetObjectCommand({ ...object, Range: range && `bytes=${range.start}-${range.end}` });
      // No limit for the call: it would cut off a long answer that is still being read.
      const answer = await asStorage(client.send(get).catch(ifMissing));
      if (range && answer && answer.$metadata.httpStatusCode !== PARTIAL_CONTENT)
        throw new StorageError('storage-unavailable', 'The file service answers a part with the whole.');
      return answer?.Body && breakOffAfter(answer.Body as Readable, patience.readMs);
    },

    remove: async (address) => {
      const object = { Bucket: bucket, Key: blobKey(address) };
      await asStorage(client.send(new DeleteObjectCommand(object), within(patience.callMs)).catch(ifMissing));
    },

    close: () => client.destroy(),
  };
}

function breakOffAfter(body: Readable, ms: number): Readable {
  const tooLong = () => body.destroy(new StorageError('storage-unavailable', 'The file service trickles.'));
  const impatience = setTimeout(tooLong, ms).unref();
  return body.once('close', () => clearTimeout(impatience));
}

/** Only the object may be missing: a bucket that is not there is no reason to believe that its blobs are gone. */
function ifMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
  throw error;
}

/** What the service or the way there refuses, as a `StorageError`. Its own messages may quote the key. */
async function asStorage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof RangeError) throw cause;
    const status = (cause as S3ServiceException).$metadata?.httpStatusCode;
    if (status === INSUFFICIENT_STORAGE)
      throw new StorageError('storage-full', 'The file service is full.', { cause });
    throw new StorageError(
      'storage-unavailable',
      `The file service fails (${(cause as Error).name}, ${status ?? 'no answer'}).`,
      { cause },
    );
  }
}
