const HERTZ = 880;
const SECONDS = 0.02;
const LOUDNESS = 0.02;

let context: AudioContext | undefined;

/** One short, quiet beep. Where there is no sound there is none. */
export function beep(): void {
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    const tone = new OscillatorNode(context, { frequency: HERTZ });
    const gain = new GainNode(context, { gain: LOUDNESS });
    tone.connect(gain).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + SECONDS);
  } catch {
    return;
  }
}
