/** What the pages need of the browser's recognition of speech, which TypeScript does not know yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

export interface RecognitionResults {
  /** Where the news begin. */
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}

type Maker = new () => Recognition;

/** The browser's own, under either of its names; nothing where it has none. */
export function speechOf(page: object): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = page as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', Maker>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const SPEECH_UNSUPPORTED = 'Speech recognition is not supported in your browser.';

/** The languages to choose from; the first is spoken until another is chosen. */
export const spokenLanguages = [
  { value: 'en-US', label: 'English (US)' },
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-AU', label: 'English (Australia)' },
  { value: 'en-IN', label: 'English (India)' },
  { value: 'de-DE', label: 'Deutsch' },
  { value: 'es-ES', label: 'Español' },
  { value: 'fr-FR', label: 'Français' },
  { value: 'it-IT', label: 'Italiano' },
  { value: 'ja-JP', label: '日本語' },
  { value: 'ko-KR', label: '한국어' },
  { value: 'nl-NL', label: 'Nederlands' },
  { value: 'pl-PL', label: 'Polski' },
  { value: 'pt-BR', label: 'Português (Brasil)' },
  { value: 'zh-CN', label: '中文' },
] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number]['value'];
