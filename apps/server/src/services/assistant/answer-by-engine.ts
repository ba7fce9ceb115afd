import { answer } from '@cuewright/engine/assistant';
import type { Assist } from './assistant.ts';

export const answerByEngine: Assist = async (question) => answer(question);
