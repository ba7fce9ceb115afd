import { describe, expect, it } from 'vitest';
import { DatabaseError } from './database/failures.ts';
import { describeError } from './log.ts';

describe('what a person wrote is not logged', () => {
  it('when the database quotes it', () => {
    const error = new DatabaseError({
      code: '23505',
      message: 'duplicate key: (title)=(my secret film)',
      constraint: 'notes_pkey',
    });
    const logged = describeError(error);
    expect(JSON.stringify(logged)).not.toContain('secret');
    expect(logged).toMatchObject({ type: 'DatabaseError', code: '23505', constraint: 'notes_pkey' });
    expect(logged.stack).toContain('log.test.ts');
  });

  it('when its lines look like frames of a stack', () => {
    const error = new DatabaseError({
      code: '22P02',
      message: 'invalid: "my film\n    at the harbour, a secret"',
    });
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
  });

  it('when a parser quotes it', () => {
    const parse = () => JSON.parse('{"title": my secret film}');
    expect(parse).toThrow('secret');
    try {
      parse();
    } catch (error) {
      expect(JSON.stringify(describeError(error as Error))).not.toContain('secret');
    }
  });

  it('when it is in the cause', () => {
    const error = new Error('It broke', { cause: new SyntaxError('my secret film') });
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
    expect(describeError(error)).toMatchObject({ message: 'It broke', cause: { type: 'SyntaxError' } });
  });
});

it('says what our own errors say', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
