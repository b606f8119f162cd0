import postgres from 'postgres';

let opened: postgres.Sql | undefined;

/** The tested server's database, for what the API cannot do or does not show. */
export const sql = new Proxy((() => undefined) as unknown as postgres.Sql, {
  apply: (_target, _this, args: Parameters<postgres.Sql>) => open()(...args),
  get: (_target, key) => Reflect.get(open(), key),
});

export function databaseUrl(): string {
  const url = process.env.HEARTH_TEST_DATABASE_URL;
  if (!url) throw new Error('HEARTH_TEST_DATABASE_URL is not set: no database to prepare the tests in.');
  return url;
}

function open(): postgres.Sql {
  // Idle connections close by themselves, so that a finished worker can end.
  opened ??= postgres(databaseUrl(), { max: 3, idle_timeout: 1, connection: { TimeZone: 'UTC' } });
  return opened;
}
