export const promptLimits = {
  /** Document 1 §9: characters of a prompt in the history. */
  historyPreview: 200,
  /** Document 1 §9: characters of a prompt in an admin list. */
  adminPreview: 300,
  /** Document 2 §5: characters of the edit box. */
  edit: 2_000,
  /** Ours: characters of a prompt's title. */
  title: 200,
  /** Ours: characters of a saved prompt. */
  text: 20_000,
  /** Decisions, Answers: bytes of `json_config`. */
  jsonConfigBytes: 65_536,
  /** Ours: how deep `json_config` may nest. */
  jsonConfigDepth: 32,
  /** Ours: stretches of a prompt that may be pinned. */
  locked: 20,
  /** Ours: characters of one of them. */
  lockedText: 200,
  /** Ours: characters of a search. */
  search: 200,
  /** Ours: so far `total` counts what filters leave. */
  countedMatches: 1_000,
} as const;

export const builderLimits = {
  /** Document 2 §9: steps of the simple builder. */
  simpleSteps: 5,
  /** Document 2 §9: steps of the advanced builder. */
  advancedSteps: 7,
  /** Document 2 §2: templates of a simple step. */
  simpleTemplates: 6,
  /** Document 2 §2: templates of an advanced step. */
  advancedTemplates: 8,
  /** Document 2 §5: characters of a simple template shown before it is chosen. */
  simplePreview: 60,
  /** Document 2 §5: characters of an advanced one. */
  advancedPreview: 80,
  /** Document 2 §9; decisions, Unseen: how long one-click rolls at most. */
  rollMs: 1_500,
} as const;

export const storyboardLimits = {
  /** Document 2 §9: frames of a new board. */
  frames: 4,
  /** Document 2 §9: between two frames of Generate All. */
  pauseMs: 1_000,
  /** Ours: frames of a board at most. */
  maxFrames: 60,
  /** Ours: characters of a board’s title. */
  title: 200,
  /** Ours: characters of the prompt a board starts from. */
  originalPrompt: 20_000,
  /** Ours: characters of a frame’s prompt; more than of the original, which its prefix is put before. */
  framePrompt: 20_100,
  /** Ours: characters that an artist is asked to draw. */
  drawnPrompt: 8_000,
  /** Ours: characters of a frame’s move and lens. */
  shortText: 80,
  /** Ours: characters of a frame’s dialogue and note. */
  longText: 1_000,
  /** Ours: seconds of a frame. */
  seconds: { least: 0.1, most: 3_600 },
  /** Decisions, generations: what a frame can be drawn as. */
  pictureKinds: ['sketch', 'picture'],
  /** Ours: the shapes a board can have. */
  ratios: ['16:9', '21:9', '3:2', '4:3', '1:1', '4:5', '3:4', '2:3', '9:16'],
  /** Ours: frames on a printed page. */
  perPage: [2, 3, 4, 6],
  /** Ours: the sheets a board is printed on. */
  papers: ['a4', 'letter'],
  /** Ours: bytes of a board on its way to the server. */
  bodyBytes: 4 * 1_048_576,
  /** Ours: bytes of a picture that an artist gives. */
  pictureBytes: 20 * 1_048_576,
  /** Ours: pixels along the longer side of a picture that is kept. */
  pictureSide: 2_560,
  /** Ours: how long a picture is kept that no board shows, so that taking a frame back finds it. */
  unusedPictureHours: 24,
} as const;
