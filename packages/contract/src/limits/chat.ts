export const chatLimits = {
  /** Document 1 §9: characters of a message. */
  message: 500,
  /** Document 1 §9: earlier messages that go along. */
  history: 6,
  /** Decisions, Unseen: messages an hour from one address, signed out. */
  guestMessagesPerHour: 10,
  /** Ours: characters of an earlier answer; an earlier message is as long as a message. */
  historyAnswer: 8_000,
  /** Ours: bytes of a message with all that goes along. */
  bodyBytes: 262_144,
  /** Document 1 §9: how Aira talks. */
  modes: ['balanced', 'focused', 'experiment'],
  /** Document 1 §9: what Aira notices of somebody’s interests. */
  interests: ['photography', 'video', 'art', 'design', 'music', 'travel', 'nature', 'tech', 'fashion'],
  /** Document 1 §3: how experienced somebody is unless they say. */
  creativeLevel: 'intermediate',
  /** Document 1 §3: how Aira speaks unless somebody says. */
  communicationStyle: 'friendly',
} as const;

export const typingLimits = {
  /** Document 1 §9: before the first character. */
  startMs: 800,
  /** Document 1 §9: for each character. */
  characterMs: { least: 35, most: 60 },
  /** Document 1 §9: after a full stop, an exclamation or a question mark. */
  sentenceMs: 200,
  /** Document 1 §9: after a comma or a semicolon. */
  commaMs: 100,
  /** Document 1 §9: after a space. */
  spaceMs: 20,
  /** Document 1 §9: after a line. */
  lineMs: 300,
  /** Document 1 §9; decisions, Unseen: how many characters beep, once beeps are on. */
  beepPercent: 30,
  /** Document 1 §9; decisions, Unseen: of silence before a hint. */
  inactivityMs: 120_000,
} as const;
