import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

const user = { email: 'ana.torres@example.org', google_user_data: { given_name: 'Ana' } };

it('[NAME-1] is the full name, else the given name, else the start of the address', () => {
  expect(displayName(user, 'Ana Torres')).toBe('Ana Torres');
  expect(displayName(user, ' ')).toBe('Ana');
  expect(displayName({ ...user, google_user_data: { given_name: '' } })).toBe('ana.torres');
});
