import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('does not log what a person wrote when the database quotes it', () => {
  const error = Object.assign(new Error('duplicate key: (title)=(my secret film)'), {
    code: '23505',
    constraint: 'notes_pkey',
    detail: 'Key (title)=(my secret film) already exists.',
  });
  const logged = describeError(error);
  expect(JSON.stringify(logged)).not.toContain('my secret film');
  expect(logged).toMatchObject({ type: 'Error', code: '23505', constraint: 'notes_pkey' });
  expect(logged.stack).toContain('log.test.ts');
});

it('says what our own errors say', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
