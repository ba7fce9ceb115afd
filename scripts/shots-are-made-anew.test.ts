import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

const IMPORTS_SHOT = /import(?: type)? \{[^}]*\bShot\b[^}]*\} from '@cuewright\/engine\/shot'/;
const KEEPS = /\b(?:useDraft|sessionStorage|localStorage|indexedDB)\b/;

const filesOf = (folder: string) =>
  sourceFiles(folder, /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file));

/** So a shot may change its form, and whatever was saved before is read as it always was: from its words and boxes. */
describe('[CAST-11] a shot is made anew of words and forms', () => {
  it('and neither travels nor lies in the database', () => {
    const files = [...filesOf('packages/contract/src'), ...filesOf('apps/server/src')];
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => IMPORTS_SHOT.test(readSource(file)))).toEqual([]);
  });

  it('nor is it kept in the browser', () => {
    const files = filesOf('apps/web/src').filter((file) => IMPORTS_SHOT.test(readSource(file)));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => KEEPS.test(readSource(file)))).toEqual([]);
  });
});
