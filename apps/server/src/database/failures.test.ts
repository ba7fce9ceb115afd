import { expect, it } from 'vitest';
import { asDatabaseError, databaseFailure } from './failures.ts';

const fromServer = (code: string) => Object.assign(new Error('x'), { severity: 'ERROR', code });
const fromDriver = (code?: string) =>
  Object.assign(new Error('Connection terminated unexpectedly'), code && { code, syscall: 'connect' });

it.each([
  ['a refused connection', fromDriver('ECONNREFUSED')],
  ['a connection that broke', fromDriver()],
  ['a server that shuts down', fromServer('57P01')],
  ['a server that starts', fromServer('57P03')],
  ['too many connections', fromServer('53300')],
  ['a statement that took too long', fromServer('57014')],
  ['a server that has become a replica', fromServer('25006')],
  ['two transactions in each other’s way', fromServer('40P01')],
])('%s passes: the database is not there right now', (_, thrown) => {
  expect(databaseFailure(asDatabaseError(thrown))).toBe('database-unavailable');
});

it('a full disk means that nothing can be saved', () => {
  expect(databaseFailure(asDatabaseError(fromServer('53100')))).toBe('storage-full');
});

it.each(['23505', '42601', '08P01', '22P02'])('%s from the server is a bug of ours', (code) => {
  expect(databaseFailure(asDatabaseError(fromServer(code)))).toBeUndefined();
});

it.each([
  new TypeError('Do not know how to serialize a BigInt'),
  new DOMException('() => secret could not be cloned.', 'DataCloneError'),
])('a value that cannot be sent (%s) is a bug of ours', (thrown) => {
  expect(databaseFailure(asDatabaseError(thrown))).toBeUndefined();
});

it.each([fromDriver('ECONNREFUSED'), fromDriver('ENOENT'), new Error('x'), 'text', undefined])(
  'what no database threw (%s) says nothing about one',
  (thrown) => {
    expect(databaseFailure(thrown)).toBeUndefined();
  },
);
