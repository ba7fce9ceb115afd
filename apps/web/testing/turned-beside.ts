/** What shares a line with somebody's words and is turned by a mark of direction in them. */
export function turnedBeside(): string[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.flatMap((node) => {
    const [before, behind] = node.data.split('\u202E');
    if (behind === undefined || isIsolated(node.data)) return [];
    const line = lineOf(node);
    const others = texts.filter(
      (other) => other !== node && other.data.trim() !== '' && lineOf(other) === line,
    );
    const isAlone = /^\S*enilno…?$/.test(behind.trim()) && others.length === 0;
    return isAlone ? [] : `${before}|${behind} beside ${others.map(({ data }) => data).join('|')}`;
  });
}

function isIsolated(text: string): boolean {
  return /^[^\u2068]*\u2068[^\u2069]*\u2069/s.test(text);
}

/** The box that a text shares its lines with others in. */
function lineOf(node: Node): HTMLElement | null {
  let box = node.parentElement;
  while (box && !hasOwnLine(box)) box = box.parentElement;
  return box;
}

function hasOwnLine(box: HTMLElement): boolean {
  const { display, unicodeBidi } = getComputedStyle(box);
  const around = box.parentElement ? getComputedStyle(box.parentElement).display : 'block';
  return display !== 'inline' || unicodeBidi !== 'normal' || /flex|grid/.test(around);
}
