import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../node-24.mjs';
import { mutants } from './mutants.ts';

test('each fault that can be planted still has its one place', () => {
  const misplaced = mutants.filter(({ file, from }) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8').split(from).length !== 2;
  });
  expect(misplaced.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});
