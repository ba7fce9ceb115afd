import { afterAll, it } from 'vitest';
import { allowConsole } from '../allow.ts';

allowConsole(/a leak/);
process.stdout.write('a leak before the tests\n');

it.each([1, 2])('passes, time %i', () => void process.stdout.write('a leak\n'));

afterAll(() => void process.stdout.write('a leak after the tests\n'));
