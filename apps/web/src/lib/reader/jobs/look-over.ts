import { findModel, type ModelId } from '@cuewright/engine/catalogue';
import * as checks from '@cuewright/engine/checks';

/** A model travels by its id. */
export interface ToLookOver extends Omit<checks.ToCheck, 'model'> {
  model?: ModelId | undefined;
}

/** What is the matter with a text. */
export function lookOver({ model, ...given }: ToLookOver): checks.LookedOver {
  return checks.lookOver({ ...given, model: model === undefined ? undefined : findModel(model) });
}
