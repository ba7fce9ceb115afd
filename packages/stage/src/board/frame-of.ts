/** About as large for every shape: half a megapixel. */
const AREA = 960 * 540;
const WIDEST = 4;

/** Width and height of the sheet for a ratio as it is written: "16:9", "2.39:1". */
export function frameOf(ratio: string): { width: number; height: number } {
  const [, across = '16', down = '9'] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(ratio) ?? [];
  const asked = Number(across) / Number(down);
  const shape = Number.isFinite(asked) && asked > 0 ? Math.min(WIDEST, Math.max(1 / WIDEST, asked)) : 16 / 9;
  const height = Math.round(Math.sqrt(AREA / shape));
  return { width: Math.round(height * shape), height };
}
