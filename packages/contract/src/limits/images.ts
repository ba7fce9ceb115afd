export const imageLimits = {
  /** Document 1 §9, document 2 §2; decisions, Unseen: bytes of a picture. */
  bytes: 10 * 1_048_576,
  /** Decisions, Unseen: pixels of a picture. */
  pixels: 50_000_000,
  /** Document 1 §5, document 2 §5: what the upload takes, by its bytes; the hint names the first three. */
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  /** Ours: clips that the page looks into by itself; they are never sent. */
  clipTypes: ['video/mp4', 'video/webm'],
  /** Ours: bytes of a file that the page looks into by itself, of a clip without what is played. */
  readHereBytes: 256 * 1_048_576,
  /** Ours: files that the page looks into together. */
  readTogether: 500,
  /** Ours: bytes of a request with a picture in it, as text a third larger than the picture. */
  bodyBytes: 14.5 * 1_048_576,
  /** Decisions, Unseen: the longer side of what is kept of a picture. */
  keptSidePx: 2_560,
  /** Ours: the longer side of the small one that a list shows. */
  thumbnailSidePx: 512,
  /** Ours: characters of a picture’s title, which begins as the name of its file. */
  title: 255,
  /** Ours: characters of a picture’s description. */
  descriptionLength: 500,
  /** Document 1 §3: what describes an upload. */
  description: 'Uploaded reference image',
} as const;

export const analysisLimits = {
  /** Document 2 §9: what an analysis can be written for. */
  models: ['general', 'midjourney', 'flux', 'stable-diffusion'],
  /** Document 2 §9: so many analyses open the share dialog. */
  shareDialogAt: 3,
  /** Decisions, Answers: the failures that the fallback stands in for. */
  fallbackStatuses: [500, 502, 504],
  /** Decisions, Answers: how often a 503 is asked again. */
  retries: 2,
  /** Document 2 §2: how sure an analysis is, as the upload card states. */
  statedAccuracyPercent: 95,
  /** Document 2 §2: how long one takes, as the upload card states. */
  statedSeconds: 3,
} as const;
