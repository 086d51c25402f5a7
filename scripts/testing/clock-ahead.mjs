/*
 * Loaded by Node before anything else, and by pages of tests before each file: the clock is ahead by
 * `PINFOLD_TEST_AHEAD` milliseconds, in this process or page and in all processes that it starts. PGlite asks the same
 * clock; a PostgreSQL server does not.
 */
const isSet = Symbol.for('pinfold.clock-ahead');
if (!(isSet in globalThis)) setAhead(Number(process.env.PINFOLD_TEST_AHEAD ?? 0));

function setAhead(ahead) {
  globalThis[isSet] = true;
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  const AheadDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  RealDate.prototype.constructor = AheadDate;
  globalThis.Date = AheadDate;
}
