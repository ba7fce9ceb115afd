import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, settingKeys } from '../apps/server/src/config.ts';
import { root } from '../scripts/project.ts';
import { readSource, sourceFiles } from '../scripts/source-files.ts';

/** Settings of the tests, which the server does not read. */
const OTHER_SETTINGS = ['CHROME_PATH', 'SEED'];

const pages = [
  'README.md',
  'AGENTS.md',
  ...sourceFiles('docs', /\.md$/),
  ...sourceFiles('packages', /\.md$/),
];
const scripts: Record<string, string> = JSON.parse(readSource('package.json')).scripts;

const allTests = ['packages', 'apps', 'e2e', 'scripts']
  .flatMap((folder) => sourceFiles(folder, /\.(test|spec)\.tsx?$/))
  .map(readSource)
  .join('\n');

/** What a page puts in code marks, and the lines of its code blocks. */
function codeIn(page: string): string[] {
  const text = readSource(page);
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const marks = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, mark = '']) => mark,
  );
  return [...blocks, ...marks];
}

describe.each(pages)('%s', (page) => {
  const code = codeIn(page);

  it('names only paths that exist', () => {
    const top = fs.readdirSync(root).map((name) => name.replace(/[.]/g, '\\.'));
    const isPath = new RegExp(`^(${top.join('|')})(/[\\w./-]*)?$`);
    const links = [...readSource(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, place = '']) =>
      path.join(path.dirname(page), place),
    );
    const named = [
      ...code
        .flatMap((words) => words.split(/[\s,;"'()]+/))
        .map((word) => word.replace(/^\.\//, ''))
        .filter(
          (word) => isPath.test(word) || /^(\.?\w[\w-]*\/)+[\w.-]+\.(ts|tsx|mjs|md|css|json)$/.test(word),
        ),
      ...links,
    ];
    expect(named.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = code.flatMap((words) =>
      [...words.matchAll(/npm (?:--\S+ )*(?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(commands.filter((name) => !['install', 'ci'].includes(name) && !(name in scripts))).toEqual([]);
  });

  it('names only steps that exist', () => {
    const files = ['test', 'steps', 'browser-step', 'page-step', 'server-step'];
    const known = files.map((file) => readSource(`scripts/${file}.ts`)).join('');
    const steps = code.flatMap((words) => /npm test -- ([\w -]+)/.exec(words)?.[1]?.split(' ') ?? []);
    expect(steps.filter((name) => !known.includes(`'${name}'`))).toEqual([]);
  });

  it('names only settings that exist', () => {
    const keys = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b[A-Z]{2,}(?==|$)/g;
    const named = code.flatMap((words) => words.match(keys) ?? []);
    const known = new Set<string>([...settingKeys, ...OTHER_SETTINGS]);
    expect(named.filter((key) => !isDocumentedWord(key) && !known.has(key))).toEqual([]);
  });
});

describe('the other way round', () => {
  it('every setting is in .env.example and in the README', () => {
    const example = readSource('.env.example');
    for (const key of settingKeys) {
      expect(example).toMatch(new RegExp(`^${key}=`, 'm'));
      expect(readSource('README.md')).toContain(`\`${key}\``);
    }
  });

  it('.env.example names nothing else, and works as copied', () => {
    const given = parseEnv(readSource('.env.example'));
    expect(Object.keys(given).sort()).toEqual([...settingKeys].sort());
    expect(readConfig(given, root)).toEqual(readConfig({}, root));
  });

  it('every command is in AGENTS.md', () => {
    for (const name of Object.keys(scripts))
      expect(readSource('AGENTS.md')).toMatch(new RegExp(`npm (run )?${name}\\b`));
  });
});

describe('docs/reference/specification.md', () => {
  const rows = tableRows('docs/reference/specification.md');
  const isId = /^[A-Z]+-\d+$/;
  const built = rows.filter(([id = '']) => isId.test(id));
  const walk = rows.filter(([id = '']) => !isId.test(id) && id !== 'Where');

  it.each(built)(
    '$0 is built where it says, and held by a test that carries its id',
    (id = '', _source, _line, place = '') => {
      expect(place).toMatch(/^`[^`]+`$/);
      expect(fs.existsSync(path.join(root, place.replaceAll('`', '')))).toBe(true);
      // Not by `toContain`: it would tell all tests there are.
      expect(allTests.includes(`[${id}]`), `a test named [${id}]`).toBe(true);
    },
  );

  it('names each row once', () => {
    const ids = built.map(([id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('the walk holds every line by rows that exist', () => {
    const ids = new Set(built.map(([id]) => id));
    expect(walk.length).toBeGreaterThan(250);
    const held = ([, , by = '']: string[]) => by.length > 0 && by.split(', ').every((id) => ids.has(id));
    expect(walk.filter((line) => !held(line))).toEqual([]);
  });
});

describe('packages/engine/SPEC.md', () => {
  it.each(tableRows('packages/engine/SPEC.md'))('%s is held by a test that carries its id', (id) => {
    // Not by `toContain`: it would tell all tests there are.
    expect(allTests.includes(`[${id}]`), `a test named [${id}]`).toBe(true);
  });
});

/** The cells of a page's tables, their heads left out. */
function tableRows(page: string): string[][] {
  const rows = readSource(page)
    .split('\n')
    .filter((line) => /^\| (?!Id |-)/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  if (rows.length === 0) throw new Error(`${page} has no table.`);
  return rows;
}

/** Words in capitals that are no settings: HTTP methods, signals and currencies. */
function isDocumentedWord(word: string): boolean {
  return /^(GET|POST|PUT|PATCH|DELETE|SIG\w+|USD|EUR)$/.test(word);
}
