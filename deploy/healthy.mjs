// Ends with 0 when the server of this container answers: what its health check runs.
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
