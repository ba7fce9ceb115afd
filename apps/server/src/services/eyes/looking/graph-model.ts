import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { ready, setBackend, type Tensor, type Tensor4D, tensor4d } from '@tensorflow/tfjs-core';
import { modelFile } from '../models-home.ts';

let started: Promise<unknown> | undefined;
const loaded = new Map<string, Promise<GraphModel>>();

/** A model is loaded when it is first needed, and kept as long as the process lives. */
export function graphModel(name: string): Promise<GraphModel> {
  started ??= start();
  const model = loaded.get(name) ?? started.then(() => load(name));
  loaded.set(name, model);
  return model;
}

async function start(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  setWasmPaths(`${path.dirname(resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  await setBackend('wasm');
  await ready();
}

async function load(name: string): Promise<GraphModel> {
  const { modelTopology, format, signature, weightsManifest } = JSON.parse(
    readFileSync(modelFile(`${name}.json`), 'utf8'),
  );
  const weights = readFileSync(modelFile(`${name}.bin`));
  return await loadGraphModel({
    load: async () => ({
      modelTopology,
      format,
      signature,
      weightSpecs: weightsManifest.flatMap((group: { weights: unknown[] }) => group.weights),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    }),
  });
}

/** One output of a model: its shape and its figures. */
export interface Output {
  shape: number[];
  values: Float32Array;
}

/** Runs a model over one picture, and gives everything back that it took. */
export async function runModel(
  name: string,
  shape: [number, number, number, number],
  values: Float32Array | Int32Array,
): Promise<Output[]> {
  const model = await graphModel(name);
  const input: Tensor4D = tensor4d(values, shape, values instanceof Int32Array ? 'int32' : 'float32');
  const given = model.execute(input);
  const tensors: Tensor[] = Array.isArray(given) ? given : [given];
  try {
    return tensors.map((tensor) => ({ shape: tensor.shape, values: Float32Array.from(tensor.dataSync()) }));
  } finally {
    input.dispose();
    for (const tensor of tensors) tensor.dispose();
  }
}
