import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, isPortFree } from '../../scripts/lib/ports.mjs';
import { postgresUser } from '../../scripts/lib/postgres-user.mjs';
import { makeTemporaryDirectory } from '../../scripts/lib/throwaway.mjs';

/** Where distributions put it; it is no package of Hearth's. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

export type Pooler = { url: string; start: () => Promise<void>; kill: () => Promise<void> };

/**
 * PgBouncer in transaction mode before a PostgreSQL, set up as docs/scaling.md says. With few connections, so that
 * hardly a statement meets the one that answered the statement before.
 */
export async function startPooler(database: string, connections = 5): Promise<Pooler> {
  const { hostname, port: target, username, password, pathname } = new URL(database);
  const name = pathname.slice(1);
  const port = await findFreePort();
  const directory = makeTemporaryDirectory();
  const [settings, people] = [join(directory, 'pgbouncer.ini'), join(directory, 'userlist.txt')];
  writeFileSync(people, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `${name} = host=${hostname} port=${target} dbname=${name}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${people}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 500',
      'server_login_retry = 1',
      'query_wait_timeout = 10',
    ].join('\n'),
  );
  // It refuses to be root, and its own user must be able to read them.
  for (const file of [settings, people]) chmodSync(file, 0o644);
  const { uid, gid } = postgresUser([settings]);
  let running: ChildProcess;
  const pooler: Pooler = {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}/${name}`,
    async start() {
      running = spawn(pgbouncer ?? 'pgbouncer', ['-q', settings], { uid, gid, stdio: 'ignore' });
      const ended = once(running, 'exit').then(([code]) => {
        throw new Error(`PgBouncer ended with ${code}.`);
      });
      ended.catch(() => undefined);
      while (await isPortFree(port)) await Promise.race([sleep(20), ended]);
    },
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
  };
  await pooler.start();
  return pooler;
}
