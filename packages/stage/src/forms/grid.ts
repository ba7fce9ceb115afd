/** Cells over a part of the picture. */
export interface Grid {
  columns: number;
  rows: number;
  /** Pixels. */
  cell: number;
  left: number;
  top: number;
}

/** Smooths a field in place, a cell further with each pass. */
export function soften(field: Float32Array, { columns, rows }: Grid, passes: number): Float32Array {
  const half = new Float32Array(field.length);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < rows; y++)
      for (let x = 0, at = y * columns; x < columns; x++, at++)
        half[at] =
          ((field[x > 0 ? at - 1 : at] as number) +
            2 * (field[at] as number) +
            (field[x < columns - 1 ? at + 1 : at] as number)) /
          4;
    for (let y = 0; y < rows; y++)
      for (let x = 0, at = y * columns; x < columns; x++, at++)
        field[at] =
          ((half[y > 0 ? at - columns : at] as number) +
            2 * (half[at] as number) +
            (half[y < rows - 1 ? at + columns : at] as number)) /
          4;
  }
  return field;
}
