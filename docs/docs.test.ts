import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, settingKeys } from '../apps/server/src/config.ts';
import { readSource, sourceFiles } from '../scripts/source-files.ts';
import { root } from '../scripts/steps.ts';

/** Settings of the tests, which the server does not read. */
const OTHER_SETTINGS = ['CHROME_PATH'];

const pages = [
  'README.md',
  'AGENTS.md',
  ...sourceFiles('docs', /\.md$/),
  ...sourceFiles('packages', /\.md$/),
];
const scripts: Record<string, string> = JSON.parse(readSource('package.json')).scripts;

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
        .flatMap((words) => words.split(/\s+/))
        .filter(
          (word) => isPath.test(word) || /^(\.?\w[\w-]*\/)+[\w.-]+\.(ts|tsx|mjs|md|css|json)$/.test(word),
        ),
      ...links,
    ];
    expect(named.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = code.flatMap((words) =>
      [...words.matchAll(/npm (?:run )?(\w+)/g)].map(([, name = '']) => name),
    );
    expect(commands.filter((name) => !['install', 'ci'].includes(name) && !(name in scripts))).toEqual([]);
  });

  it('names only settings that exist', () => {
    const named = code.flatMap((words) =>
      [...words.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?==|$)/g)].map(([, key = '']) => key),
    );
    const known = new Set<string>([...settingKeys, ...OTHER_SETTINGS]);
    expect(named.filter((key) => key.length > 1 && !isDocumentedWord(key) && !known.has(key))).toEqual([]);
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
  const rows = [
    ...readSource('docs/reference/specification.md').matchAll(/^\| ([A-Z]+-\d+) \|.*\| `([^`]+)` \|$/gm),
  ];
  const tests = ['packages', 'apps', 'e2e', 'scripts']
    .flatMap((folder) => sourceFiles(folder, /\.(test|spec)\.tsx?$/))
    .map(readSource)
    .join('\n');

  it('has rows', () => expect(rows.length).toBeGreaterThan(0));

  it.each(rows.map(([, id = '']) => id))('%s is held by a test that carries its id', (id) => {
    expect(tests).toMatch(new RegExp(`\\b${id}\\b`));
  });
});

/** Words in capitals that are no settings: HTTP methods and signals. */
function isDocumentedWord(word: string): boolean {
  return /^(GET|POST|PUT|PATCH|DELETE|SIG\w+)$/.test(word);
}
