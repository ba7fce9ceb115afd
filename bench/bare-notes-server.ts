import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

/** The list of notes with nothing around it: the same three queries behind `node:http`, as the reference for the contract. */
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
    const list = await pool.query('select * from notes where user_id = $1 order by id desc limit $2', [
      userId,
      21,
    ]);
    const count = await pool.query('select count(*)::int as total from notes where user_id = $1', [userId]);
    const notes = list.rows.slice(0, 20);
    const body = JSON.stringify({
      notes,
      total: count.rows[0].total,
      next_cursor: list.rows.length > 20 ? notes.at(-1).id : null,
    });
    response.writeHead(userId ? 200 : 401, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  })
  .listen(Number(PORT), '127.0.0.1');
