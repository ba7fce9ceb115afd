import fs from 'node:fs';

const file = String(process.env['DAYS_LATER_FILE']);
let ahead = 0;

/**
 * Loaded into a server before its own code: on SIGUSR2 it puts the server's clock forward by the number of days in the file,
 * and deletes the file when that is done.
 */
process.on('SIGUSR2', () => {
  ahead = Number(fs.readFileSync(file, 'utf8')) * 86_400_000;
  fs.rmSync(file);
});

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    given.length > 0 ? Reflect.construct(real, given, made) : new real(real.now() + ahead),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
});
