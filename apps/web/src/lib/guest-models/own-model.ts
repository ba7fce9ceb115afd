/** What it is called where a model is named. */
export const OWN_MODEL_NAME = 'your browser’s own model';

/** As much of the browser’s Prompt API as is used here. No browser has to have it. */
interface OwnModelApi {
  availability: () => Promise<Availability>;
  create: (options: CreateOptions) => Promise<OwnModelSession>;
}

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface CreateOptions {
  signal: AbortSignal;
  initialPrompts?: { role: 'system'; content: string }[];
  monitor?: (monitor: EventTarget) => void;
}

interface OwnModelSession {
  prompt: (message: string, options: { signal: AbortSignal; responseConstraint: object }) => Promise<string>;
  destroy: () => void;
}

/** The border to the device: what the browser offers by itself, where it does. */
function ownModelApi(): OwnModelApi | undefined {
  return (globalThis as { LanguageModel?: OwnModelApi }).LanguageModel;
}

export async function ownModelAvailability(): Promise<Availability> {
  try {
    return (await ownModelApi()?.availability()) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Has it fetched, where it is not there yet, and tells how far that is; what it opened for that is closed again. */
export async function fetchOwnModel(signal: AbortSignal, tell: (share: number) => void): Promise<boolean> {
  const api = ownModelApi();
  if (!api) return false;
  try {
    const monitor = (target: EventTarget) =>
      target.addEventListener('downloadprogress', (event) => tell((event as ProgressEvent).loaded));
    (await api.create({ signal, monitor })).destroy();
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Asks once, in a session of its own: nothing of one text is there for the next. */
export async function askOwnModel(
  { instructions, message, form }: { instructions: string; message: string; form: object },
  signal: AbortSignal,
): Promise<string> {
  const api = ownModelApi();
  if (!api) throw new Error('This browser has no model of its own any more.');
  const session = await api.create({ signal, initialPrompts: [{ role: 'system', content: instructions }] });
  try {
    return await session.prompt(message, { signal, responseConstraint: form });
  } finally {
    session.destroy();
  }
}
