/** Loaded into a server before its own code: its clock shows `DAYS_LATER` days more, so that what ends by the clock ends. */
const ahead = Number(process.env['DAYS_LATER']) * 86_400_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    given.length > 0 ? Reflect.construct(real, given, made) : new real(real.now() + ahead),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
});
