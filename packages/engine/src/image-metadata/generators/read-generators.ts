import { readA1111 } from './a1111.ts';
import { readBlackForestLabs } from './black-forest-labs.ts';
import { readCivitai } from './civitai.ts';
import { readComfyUi } from './comfyui/comfyui.ts';
import { readDrawThings } from './draw-things.ts';
import { readEasyDiffusion } from './easy-diffusion.ts';
import { readFooocus } from './fooocus.ts';
import { readInvokeAi } from './invokeai.ts';
import type { Made, ReadGenerator } from './made.ts';
import { readMidjourney } from './midjourney.ts';
import { readMochiDiffusion } from './mochi-diffusion.ts';
import { readNovelAi } from './novelai.ts';
import { readPlainPrompt } from './plain-prompt.ts';
import { readPlainRecord } from './plain-record.ts';
import type { Sources } from './sources.ts';
import { readStabilityMatrix } from './stability-matrix.ts';
import { readSwarmUi } from './swarmui.ts';
import { readTensorArt } from './tensorart.ts';

/** Who is sure by what only they write comes first; who goes by the shape of a record comes last. */
const READERS: readonly ReadGenerator[] = [
  readSwarmUi,
  readFooocus,
  readDrawThings,
  readMochiDiffusion,
  readA1111,
  readStabilityMatrix,
  readInvokeAi,
  readNovelAi,
  readTensorArt,
  readCivitai,
  readEasyDiffusion,
  readComfyUi,
  readMidjourney,
  readBlackForestLabs,
  readPlainRecord,
  readPlainPrompt,
];

/** The first that knows the texts and has words to tell; else the first that knows them at all. */
export function readGenerators(sources: Sources): Made | undefined {
  let wordless: Made | undefined;
  for (const read of READERS) {
    const made = read(sources);
    if (made?.prompt !== undefined) return made;
    wordless ??= made;
  }
  return wordless;
}
