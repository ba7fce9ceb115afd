import { library } from '@cuewright/engine/content/library';
import { describe, expect, it } from 'vitest';
import { librarySearch } from './library-search.ts';

const find = librarySearch(library);
const titles = (words: string) => find(words).map(({ title }) => title);

describe('[LIB-2] search in the library', () => {
  it('finds letters of the title or the description, whatever their case', () => {
    for (const words of ['ISTENE', 'one tOGGle', 'thirty years of marr'])
      for (const { title, description } of library)
        if (`${title}\n${description}`.toLowerCase().includes(words.toLowerCase()))
          expect(titles(words)).toContain(title);
    expect(titles('ISTENE')).toEqual(['The listener']);
  });

  it('finds words of the body and the techniques, begun or misspelled', () => {
    expect(titles('mustard duffel')).toEqual(['Same coat at the border']);
    expect(titles('bishop')[0]).toBe('Half a circle');
    expect(titles('beekeper')[0]).toBe('Through the veil');
    expect(titles('raking li')).toContain('Boots that have walked');
  });

  it('puts a title before a word in passing', () => {
    expect(titles('oyster')[0]).toBe('One oyster');
    expect(titles('listener')[0]).toBe('The listener');
  });

  it('is everything in its order without words, and nothing for what nobody wrote', () => {
    expect(find('  ')).toEqual(library);
    expect(find('xqzvvw')).toEqual([]);
  });
});
