import http from 'node:http';

/** What a server costs that does nothing: the reference for starts and memory. */
const { PORT = '0' } = process.env;
http.createServer((_request, response) => response.end('{}')).listen(Number(PORT), '127.0.0.1');
