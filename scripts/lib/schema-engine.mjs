import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);
const INTERNAL_CHAR = 18;
const TEXT = 25;

/**
 * @param {string} superuserUrl of a server on which databases may be created and dropped
 * @returns {Promise<string>} the SQL that leads from the migrations to the schema; empty when they agree
 */
export async function diffSchema(superuserUrl) {
  const engine = await openEngine(superuserUrl);
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...readMigrations() },
    to: { tag: 'schemaDatamodel', files: readSchema() },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout?.includes(';') ? stdout : '';
}

/** @param {string} superuserUrl */
async function openEngine(superuserUrl) {
  const { SchemaEngine } = await loadEngine();
  // Fields, not a connection string: the engine replaces the database's name for its shadow database.
  const { hostname, port, username, password } = new URL(superuserUrl);
  const adapter = new PrismaPg({
    host: hostname,
    port: Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: 'postgres',
    // The adapter drops its shadow database before it closes the pool; idle connections would block that.
    idleTimeoutMillis: 1,
  });
  repair(adapter);
  /** @type {[string, string][]} */
  const datamodels = readSchema().map(({ path, content }) => [path, content]);
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
}

/** The package imports its .wasm file as a module, which Node does only behind a flag: load it by hand. */
async function loadEngine() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = require.resolve('@prisma/schema-engine-wasm').replace(/\.js$/, '_bg.wasm');
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(file), {
    './schema_engine_bg.js': /** @type {any} */ (bindings),
  });
  const exports = /** @type {any} */ (instance.exports);
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  // Where the engine leaves the text of a panic.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
  return bindings;
}

/**
 * Two repairs of the adapter, which was made for the client and not for migrations.
 *
 * @param {any} factory
 */
function repair(factory) {
  for (const method of ['connect', 'connectToShadowDb']) {
    const open = factory[method].bind(factory);
    factory[method] = async () => {
      const adapter = await open();
      sendScriptsWhole(adapter);
      declareCharacters(adapter);
      return adapter;
    };
  }
}

/**
 * The adapter cuts scripts at every semicolon, also within the body of a function.
 *
 * @param {any} adapter
 */
function sendScriptsWhole(adapter) {
  adapter.executeScript = async (/** @type {string} */ script) => {
    await adapter.underlyingDriver().query(script);
  };
}

/**
 * The engine reads PostgreSQL's internal type "char" (the kind of a constraint), which the adapter refuses to
 * pass on: hand it over as text that is declared a character.
 *
 * @param {any} adapter
 */
function declareCharacters(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  /** @type {number[]} */
  let characters = [];
  adapter.performIO = async (/** @type {unknown} */ query) => {
    const result = await performIO(query);
    characters = [];
    for (const [index, field] of result.fields.entries()) {
      if (field.dataTypeID !== INTERNAL_CHAR) continue;
      field.dataTypeID = TEXT;
      characters.push(index);
    }
    return result;
  };
  adapter.queryRaw = async (/** @type {unknown} */ query) => {
    const result = await queryRaw(query);
    for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}

function readSchema() {
  const directory = inRoot('prisma/schema');
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => ({
      path: join(directory, name),
      content: fs.readFileSync(join(directory, name), 'utf8'),
    }));
}

/** @returns {import('@prisma/schema-engine-wasm').MigrationList} */
function readMigrations() {
  const baseDir = inRoot('prisma/migrations');
  const names = fs.existsSync(baseDir) ? fs.readdirSync(baseDir).sort() : [];
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names
      .filter((name) => fs.existsSync(join(baseDir, name, 'migration.sql')))
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: fs.readFileSync(join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
  };
}
