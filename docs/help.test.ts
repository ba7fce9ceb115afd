import { methodIds, stepIds } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { boxes } from '../packages/engine/src/assistant/found/boxes.ts';
import { help } from '../packages/engine/src/content/help/help.ts';
import { readSource, sourceFiles } from '../scripts/source-files.ts';

/** What stands on the page, word for word: texts between tags, and strings. */
const onThePage = new Set(
  [
    ...sourceFiles('apps/web/src', /\.tsx?$/).filter((file) => !/\.(test|gallery)\.|\/gallery\//.test(file)),
    'packages/engine/src/content/how-it-works.ts',
    'packages/engine/src/content/plans.ts',
  ].flatMap((file) => wordsOf(readSource(file))),
);

/** Names in bold that are no controls: of people’s things and of what they are made from. */
const noControls = ['Context', 'Task', 'Output'];

describe('the help', () => {
  it.each(help.map((entry) => [entry.id, entry] as const))(
    'names controls of %s as the page does',
    (_, { text, more = '', why = '', dare = '' }) => {
      const bold = [text, more, why, dare].flatMap((said) => [...said.matchAll(/\*\*([^*]+)\*\*/g)]);
      const names = bold.map(([, name = '']) => name).filter((name) => /^[A-Z][^{}]*$/.test(name));
      expect(names.filter((name) => !onThePage.has(name) && !noControls.includes(name))).toEqual([]);
    },
  );

  it.each(help.filter(({ buttons }) => buttons).map((entry) => [entry.id, entry] as const))(
    'leads to places that exist: %s',
    (_, { buttons = [] }) => {
      for (const { url } of buttons) {
        const { pathname, searchParams } = new URL(url, 'https://cuewright.example');
        const method = searchParams.get('method');
        if (pathname === '/') expect(stepIds).toContain(searchParams.get('step'));
        else expect(['/privacy', '/terms', '/contact', '/api/docs']).toContain(pathname);
        if (method) expect(methodIds).toContain(method);
      }
    },
  );
});

it.each(boxes.flatMap(({ simple, advanced }) => [simple, advanced]))(
  'Aira says a thing in a box that is there: %s',
  (name) => expect(onThePage).toContain(name),
);

function wordsOf(source: string): string[] {
  const strings = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`/g)];
  const between = [...source.matchAll(/[>}]([^<>{}]+)(?=[<{])/g)];
  return [...strings, ...between].map(([, ...found]) => found.join('').replace(/\s+/g, ' ').trim());
}
