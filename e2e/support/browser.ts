/** Finds a Chromium that starts on this machine, or installs one. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How to start the browser: its program, its flags, and additional environment variables. */
export type FoundBrowser = { executablePath: string; args: string[]; env: Record<string, string> };
type Candidate = Omit<FoundBrowser, 'args'>;

/** Without these flags a headless browser uses the network or a graphics card. */
const FLAGS = [
  ...['--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Chromium refuses its sandbox as root, and many containers refuse it to everyone. */
const FLAG_SETS =
  process.getuid?.() === 0 ? [[...FLAGS, '--no-sandbox']] : [FLAGS, [...FLAGS, '--no-sandbox']];

const NAMES_ON_PATH = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];
const STARTS_WITHIN_MS = 30_000;

/**
 * Tries, in this order: `CHROMIUM_PATH`, the PATH, Playwright's own download, the one inside
 * `@sparticuz/chromium`, and as root on Debian the package `chromium-headless-shell`. Throws one sentence that
 * says what to do when none of them starts.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const browser = await firstThatStarts([{ executablePath: chosen, env: {} }]);
    if (browser) return browser;
    throw new Error(`The browser named by CHROMIUM_PATH does not start: ${chosen}`);
  }
  for (const candidates of [onPath, fromPlaywright, fromPackage, fromApt]) {
    const browser = await firstThatStarts(await candidates());
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium that starts was found. Install one (for example `npx playwright install --with-deps chromium`) ' +
      'or name its program in CHROMIUM_PATH.',
  );
}

async function firstThatStarts(candidates: Candidate[]): Promise<FoundBrowser | undefined> {
  for (const candidate of candidates) {
    for (const args of FLAG_SETS) {
      const browser = { ...candidate, args };
      if (await starts(browser)) return browser;
    }
  }
  return undefined;
}

async function starts({ executablePath, args, env }: FoundBrowser): Promise<boolean> {
  try {
    const options = { executablePath, args, env: browserEnvironment(env), timeout: STARTS_WITHIN_MS };
    const browser = await chromium.launch(options);
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** This process's environment with the browser's additions, in the form Playwright takes. */
export function browserEnvironment(extra: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(own), ...extra };
}

function onPath(): Candidate[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, env: {} }));
}

function fromPlaywright(): Candidate[] {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? [{ executablePath, env: {} }] : [];
}

/** The package contains a build for Linux on x64; it is unpacked once and cached with the other packages. */
async function fromPackage(): Promise<Candidate[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const cache = join(dirname(dirname(home)), '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(home, 'bin'), cache, folder);

  const executablePath = join(folder, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? ''].filter(Boolean);
  return [
    { executablePath, env: fonts },
    { executablePath, env: { ...fonts, LD_LIBRARY_PATH: libraries.join(delimiter) } },
  ];
}

/** The package unpacks into the process's temporary folder; it gets a separate one, moved into place when complete. */
async function unpack(packed: string, cache: string, folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unpacking-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packed, archive))));
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function fromApt(): Candidate[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  console.log('No browser found; installing chromium-headless-shell with apt-get.');
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
  } catch {
    return [];
  }
  return onPath();
}
