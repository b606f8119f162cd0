import type postgres from 'postgres';

type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * `begin` of postgres.js, silent once its connection broke. By itself it goes on to say `commit`, `rollback` and what the work
 * asks for where the connection was; there may already be another one, that somebody else uses: they would get the answer
 * to that, and whoever comes next theirs.
 */
export function beginOn(pool: postgres.Sql, observed: <T>(query: T) => T): postgres.Sql['begin'] {
  const begin = pool.begin.bind(pool) as (options: string, work: Work) => Promise<unknown>;
  const guarded = (...args: [Work] | [string, Work]) => {
    const [options, work] = args.length === 2 ? args : ['', args[0]];
    let broken = false;
    const ended = begin(options, (tx) => {
      const done = (async () => work(whileWhole(tx, observed, () => broken)))();
      return new Promise((resolve, reject) => {
        // A break is told a few steps after the statement it broke under; without an end nothing is said after it.
        const end = (say: () => void) => setImmediate(() => broken || say());
        done.then(
          (value) => end(() => resolve(value)),
          (error: unknown) => end(() => reject(error)),
        );
      });
    });
    ended.catch(() => {
      broken = true;
    });
    return ended;
  };
  return guarded as postgres.Sql['begin'];
}

function whileWhole(
  tx: postgres.TransactionSql,
  observed: <T>(query: T) => T,
  isBroken: () => boolean,
): postgres.TransactionSql {
  const check = () => {
    const error = new Error('The connection of this transaction broke.');
    if (isBroken()) throw Object.assign(error, { code: 'CONNECTION_CLOSED' });
  };
  return new Proxy(tx, {
    apply: (_target, _this, args: Parameters<postgres.TransactionSql>) => {
      check();
      return observed(tx(...args));
    },
    get: (_target, key) => {
      if (key === 'unsafe') check();
      return Reflect.get(tx, key);
    },
  });
}
