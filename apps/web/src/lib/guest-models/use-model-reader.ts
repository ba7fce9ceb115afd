import { useEffect, useState } from 'react';
import { browserReader } from './browser-reader.ts';
import type { ModelReader } from './model-reader.ts';
import { ownModelAvailability } from './own-model.ts';
import { useOwnModelChoice } from './own-model-choice.ts';
import { serverReader } from './server-reader.ts';
import { textModel } from './text-model.ts';

/** Who can read beside the engine: the browser’s own model where the person chose it and it is there, else the server’s. */
export function useModelReader(): ModelReader | undefined {
  const isOwn = useOwnModelChoice();
  const [reader, setReader] = useState<ModelReader>();
  useEffect(() => {
    let isGone = false;
    readerFor(isOwn).then((found) => {
      if (!isGone) setReader(found);
    });
    return () => {
      isGone = true;
    };
  }, [isOwn]);
  return reader;
}

async function readerFor(isOwn: boolean): Promise<ModelReader | undefined> {
  if (isOwn && (await ownModelAvailability()) === 'available') return browserReader;
  const model = await textModel();
  return model === undefined ? undefined : serverReader(model);
}
