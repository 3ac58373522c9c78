/** The lock file is completed as npm itself would have written it with a registry that holds everything. */
import { expect, test } from 'vitest';
import { completeLock, missingEntries } from './lock-file.ts';

const OFFERED = {
  'tool-linux-x64-musl': '2.0.0',
  'tool-darwin-arm64': '2.0.0',
  'tool-linux-x64-gnu': '2.0.0',
};

test('a missing build is added beside the others, with the machine it is for', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': { version: '2.0.0', dev: true, license: 'MIT', optionalDependencies: OFFERED },
      'node_modules/tool-linux-x64-gnu': { version: '2.0.0', optional: true },
    },
  };
  expect(missingEntries(lock).map(({ path }) => path)).toEqual([
    'node_modules/tool-linux-x64-musl',
    'node_modules/tool-darwin-arm64',
  ]);
  const { packages } = completeLock(lock) as { packages: Record<string, unknown> };
  const same = { version: '2.0.0', dev: true, license: 'MIT', optional: true };
  expect(packages['node_modules/tool-darwin-arm64']).toEqual({ ...same, cpu: ['arm64'], os: ['darwin'] });
  expect(packages['node_modules/tool-linux-x64-musl']).toEqual({
    ...same,
    cpu: ['x64'],
    os: ['linux'],
    libc: ['musl'],
  });
  expect(missingEntries(completeLock(lock))).toEqual([]);
});

test('where another version is in the way, the build goes inside the package that asks for it', () => {
  const lock = {
    packages: {
      'node_modules/host/node_modules/tool': { version: '2.0.0', optionalDependencies: OFFERED },
      'node_modules/tool-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/tool-darwin-arm64': { version: '2.0.0' },
      'node_modules/host/node_modules/tool-linux-x64-musl': { version: '2.0.0' },
    },
  };
  expect(missingEntries(lock).map(({ path }) => path)).toEqual([
    'node_modules/host/node_modules/tool/node_modules/tool-linux-x64-gnu',
  ]);
});
