/**
 * Things in rows of so many columns. The one that is open takes two, and stays in the row it was opened in: the one before
 * it makes room if it must.
 */
export function packRows<Item extends { id: string }>(
  items: readonly Item[],
  columns: number,
  openId: string | undefined,
): Item[][] {
  const rows: Item[][] = [];
  let row: Item[] = [];
  let room = columns;
  const end = () => {
    if (row.length > 0) rows.push(row);
    row = [];
    room = columns;
  };
  for (const item of items) {
    const width = item.id === openId ? Math.min(2, columns) : 1;
    const moved = width > room ? row.pop() : undefined;
    row.push(item);
    room -= moved ? width - 1 : width;
    if (room <= 0) end();
    if (moved) {
      row.push(moved);
      room -= 1;
    }
  }
  end();
  return rows;
}
