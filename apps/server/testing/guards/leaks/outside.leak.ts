import { afterAll, it } from 'vitest';

it('passes', () => {});

afterAll(() => void process.stdout.write('a leak after the tests\n'));
