import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

/** One call of whoever is signed in behind `node:http`, with nothing around it: the reference for what the server adds. */
export function serveBare(
  answer: (pool: pg.Pool, userId: string, request: http.IncomingMessage) => Promise<object>,
): void {
  const { PORT = '0', DATABASE_URL } = process.env;
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  http
    .createServer(async (request, response) => {
      if (request.url === '/readyz') {
        response.end('{}');
        return;
      }
      const token = /=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const hash = createHash('sha256').update(token).digest('hex');
      const session = await pool.query(
        'select users.id, users.is_admin from sessions inner join users on users.id = sessions.user_id where sessions.token_hash = $1 and sessions.expires_at > $2',
        [hash, new Date()],
      );
      const userId = session.rows[0]?.id;
      const body = JSON.stringify(await answer(pool, userId, request));
      response.writeHead(userId ? 200 : 401, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    })
    .listen(Number(PORT), '127.0.0.1');
}
