import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

/** The list of saved prompts with nothing around it: session, list and count behind `node:http`. */
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
    const list = await pool.query(
      'select id, title, description, mode, model, method, prompt_text, json_config::text as json_config, is_favourite, is_imported, generation_id, version, revision, created_at, updated_at from prompts where user_id = $1 order by id desc limit $2',
      [userId, 21],
    );
    const count = await pool.query(
      'select (select prompts from prompt_totals where user_id = $1) as total, (select count(*)::int from prompts where user_id = $1 and created_at >= $2) as today',
      [userId, new Date(new Date().toISOString().slice(0, 10))],
    );
    const prompts = list.rows.slice(0, 20);
    const body = JSON.stringify({
      prompts,
      ...count.rows[0],
      next_cursor: list.rows.length > 20 ? prompts.at(-1).id : null,
    });
    response.writeHead(userId ? 200 : 401, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  })
  .listen(Number(PORT), '127.0.0.1');
