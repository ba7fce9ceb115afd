const MARKER = /[ \t]*(?:\d{1,9}(?=[.)])|(?=[-*+>]))([-*+>.)])/y;

/** Markers of quotes and items that stand one in another, beyond so many in a line, are read as text: each costs what all before it cost. */
export function keepShallow(source: string, most: number): string {
  return source
    .split('\n')
    .map((line) => {
      MARKER.lastIndex = 0;
      for (let depth = 0; depth < most; depth++) if (!MARKER.test(line)) return line;
      if (!MARKER.test(line)) return line;
      const at = MARKER.lastIndex - 1;
      return `${line.slice(0, at)}\\${line.slice(at)}`;
    })
    .join('\n');
}
