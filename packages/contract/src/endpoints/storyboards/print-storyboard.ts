import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { binary } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { storyboardParams } from './storyboard.ts';

const perPage = storyboardLimits.perPage.map(String) as ['2', '3', '4', '6'];

export const printStoryboard = defineEndpoint({
  method: 'GET',
  path: '/api/storyboards/{id}/pdf',
  summary: 'A storyboard as a PDF, its fonts and pictures in it.',
  params: storyboardParams,
  query: z.object({
    per_page: z.enum(perPage).default('3').describe('Frames on a page.'),
    paper: z.enum(storyboardLimits.papers).default('a4'),
  }),
  rateLimit: { max: 30, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: binary('application/pdf') },
  errors: ['storyboard-not-found', 'storage-unavailable', 'overloaded'],
});
