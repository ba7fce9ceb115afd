import { exportJson } from '@cuewright/engine/export';
import type { PromptData } from '@cuewright/engine/methods';

/** What the file would say, whenever it is made. */
export function jsonOf(data: PromptData): string {
  return exportJson(data, 0).text.trimEnd();
}
