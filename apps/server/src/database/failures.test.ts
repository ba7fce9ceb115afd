import { expect, it } from 'vitest';
import { databaseFailure } from './failures.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

it.each([
  ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
  [
    'a refused connection on both families',
    new AggregateError([withCode('ECONNREFUSED', { syscall: 'connect' })]),
  ],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool that ran dry', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is not there', (_, error) => {
  expect(databaseFailure(error)).toBe('database-unavailable');
});

it('a full disk means that nothing can be saved', () => {
  expect(databaseFailure(withCode('53100'))).toBe('storage-full');
});

it.each([
  withCode('23505'),
  withCode('42601'),
  new Error('Connection pool option missing'),
  withCode('ENOENT'),
  'text',
  undefined,
])('%s is a bug and stays one', (error) => {
  expect(databaseFailure(error)).toBeUndefined();
});
