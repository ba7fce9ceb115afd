import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { pages as ours } from '../web-app/pages.ts';
import { readWebFiles } from '../web-app/read-web-files.ts';
import { sendWebFile } from '../web-app/send-web-file.ts';
import { type PageFacts, settlePage } from '../web-app/settle-page.ts';
import { sendProblem } from './problems.ts';

const START_PAGE = '/index.html';
/** For every other screen: the start page is drawn into its own. */
const PAGE = '/app.html';
const NOT_FOUND_PAGE = '/404.html';

interface WebAppOptions extends PageFacts {
  folder: string;
  pages?: readonly string[];
}

/** The built page: its screens at their addresses, its files at theirs, and the page that says there is nothing here. */
export const webAppPlugin = fp(
  async (app, { folder, pages = ours, ...facts }: WebAppOptions) => {
    const files = await readWebFiles(folder);
    const settled = async (name: string) => {
      const file = files.get(name);
      return file && (await settlePage(file, facts));
    };
    const startPage = await settled(START_PAGE);
    const page = (await settled(PAGE)) ?? startPage;
    const notFoundPage = files.get(NOT_FOUND_PAGE);

    for (const url of pages) {
      if (startPage && page)
        app.get<{ Querystring: { step?: string } }>(url, async (request, reply) => {
          const { step = 'hero' } = request.query;
          const isStart = url === '/' && step === 'hero';
          return sendWebFile(request, reply, isStart ? startPage : page);
        });
    }
    for (const [url, file] of files) {
      if (![START_PAGE, PAGE, NOT_FOUND_PAGE].includes(url))
        app.get(url, async (request, reply) => sendWebFile(request, reply, file));
    }

    app.setNotFoundHandler((request, reply) => {
      const { method, url } = request;
      // An open page asks for a part of itself that a newer build has replaced: it must not take a page for a script.
      if (/^\/assets(\/|\?|$)/.test(url))
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found\n');
      const isPage = (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url);
      if (isPage && notFoundPage) return sendWebFile(request, reply, notFoundPage, 404);
      return sendProblem(reply, problem('not-found'));
    });
  },
  { name: 'web-app', dependencies: ['problems'] },
);
