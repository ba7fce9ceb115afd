import type { SeenThings } from '../messages.ts';
import { answerLooks } from './answer-looks.ts';
import { seeBodies } from './bodies.ts';
import { cutPeople } from './cutout.ts';
import { seeFaces } from './faces.ts';
import { seeThings } from './things.ts';

answerLooks<SeenThings>(async ({ raw }) => {
  const things = await seeThings(raw);
  const bodies = await seeBodies(raw);
  const faces = await seeFaces(raw);
  const isPeopled = bodies.length > 0 || faces.length > 0 || things.some(({ kind }) => kind === 'person');
  const cutout = isPeopled ? await cutPeople(raw) : undefined;
  return { things, bodies, faces, cutout };
});
