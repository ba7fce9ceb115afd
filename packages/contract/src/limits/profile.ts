export const profileLimits = {
  /** Document 1 §5: characters of the full name. */
  full_name: 100,
  /** Document 1 §5: characters of the phone number. */
  phone: 20,
  /** Document 1 §5: characters of the email address. */
  email: 100,
  /** Document 1 §5: characters of the job or profession. */
  job: 100,
  /** Document 1 §5: characters of the introduction. */
  intro: 500,
  /** Ours: characters of the bio. */
  bio: 1_000,
  /** Ours: how many interests. */
  interests: 30,
  /** Ours: characters of an interest. */
  interest: 60,
  /** Document 1 §5: what does not count in a phone number. */
  phoneIgnored: /[\s()-]/g,
  /** Document 1 §5: a phone number without what does not count. */
  phonePattern: /^\+?[1-9]\d{0,15}$/,
} as const;

export const profileMessages = {
  /** Document 1 §5: the full name is missing. */
  full_name: 'Full name is required',
  /** Document 1 §5: the phone number is missing. */
  phone: 'Phone number is required',
  /** Document 1 §5: the phone number is none. */
  phoneInvalid: 'Please enter a valid phone number',
  /** Document 1 §5: the email address is missing. */
  email: 'Email is required',
  /** Document 1 §5: the email address is none. */
  emailInvalid: 'Please enter a valid email address',
  /** Document 1 §5: the job is missing. */
  job: 'Job/Profession is required',
  /** Document 1 §5: the introduction is missing. */
  intro: 'Introduction is required',
} as const;
