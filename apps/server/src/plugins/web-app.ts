import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { pages as ours } from '../web-app/pages.ts';
import { readWebFiles } from '../web-app/read-web-files.ts';
import { sendWebFile } from '../web-app/send-web-file.ts';
import { sendProblem } from './problems.ts';

const PAGE = '/index.html';
const NOT_FOUND_PAGE = '/404.html';

/** The built page: its screens at their addresses, its files at theirs, and the page that says there is nothing here. */
export const webAppPlugin = fp(
  async (app, { folder, pages = ours }: { folder: string; pages?: readonly string[] }) => {
    const files = await readWebFiles(folder);
    const page = files.get(PAGE);
    const notFoundPage = files.get(NOT_FOUND_PAGE);

    if (page)
      for (const url of pages) app.get(url, async (request, reply) => sendWebFile(request, reply, page));
    for (const [url, file] of files) {
      if (file !== page && file !== notFoundPage)
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
