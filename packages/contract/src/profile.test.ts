import { expect, it } from 'vitest';
import { profileLimits } from './limits/profile.ts';
import { profileFields, profileProblem } from './profile.ts';

it('[PROF-1] names each empty field in the specified words', () => {
  expect(profileFields.map((field) => profileProblem(field, ' \n '))).toEqual([
    'Full name is required',
    'Phone number is required',
    'Email is required',
    'Job/Profession is required',
    'Introduction is required',
  ]);
});

it.each([
  ['+49 (30) 901-820', undefined],
  ['1', undefined],
  ['1234567890123456', undefined],
  ['12345678901234567', 'Please enter a valid phone number'],
  ['0301234', 'Please enter a valid phone number'],
  ['++49301', 'Please enter a valid phone number'],
  ['49.30.901', 'Please enter a valid phone number'],
  ['call me', 'Please enter a valid phone number'],
])('[PROF-2] reads the phone number %s', (phone, problem) => {
  expect(profileProblem('phone', phone)).toBe(problem);
});

it.each([
  ['ana@example.org', undefined],
  ['ana@example', 'Please enter a valid email address'],
  ['ana example.org', 'Please enter a valid email address'],
  ['@example.org', 'Please enter a valid email address'],
])('[PROF-3] reads the address %s', (email, problem) => {
  expect(profileProblem('email', email)).toBe(problem);
});

it('[PROF-4] takes each field up to its maximum', () => {
  for (const field of ['full_name', 'job', 'intro'] as const) {
    const max = profileLimits[field];
    expect(profileProblem(field, 'a'.repeat(max))).toBeUndefined();
    expect(profileProblem(field, 'a'.repeat(max + 1))).toBe(`At most ${max} characters`);
  }
});
