import type { SeenLines } from '../messages.ts';
import { answerLooks } from './answer-looks.ts';
import { openReader } from './line-reader.ts';

const reader = openReader();

answerLooks<SeenLines>(async ({ raw }) => (await reader).readLines(raw));
