import { describe, expect, it } from 'vitest';
import { noticed, stranger } from './personality.ts';

const nameIn = (message: string) => noticed(stranger, message).name;

describe('[CHAT-6] what is noticed of somebody', () => {
  it.each([
    ['My name is Ines', 'Ines'],
    ['hi, my name is ines.', 'Ines'],
    ['I’m Ines and I shoot weddings', 'Ines'],
    ['Call me Zoë', 'Zoë'],
    ["I'm stuck", ''],
    ["I'm a photographer", ''],
    ["I'm Not Sure", ''],
    ['What is my name?', ''],
  ])('the name in %j is %j', (message, name) => {
    expect(nameIn(message)).toBe(name);
  });

  it('keeps the name and adds interests, each once', () => {
    const first = noticed(stranger, 'I am Ines, call me Ines. I love travel photography and music');
    const then = noticed(first, 'More music, and fashion. Not smartphones or partying.');
    expect(then.name).toBe('Ines');
    expect([...then.interests].sort()).toEqual(['fashion', 'music', 'photography', 'travel']);
    expect(then).toMatchObject({ creativeLevel: 'intermediate', communicationStyle: 'friendly' });
  });
});
