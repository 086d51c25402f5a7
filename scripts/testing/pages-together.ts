import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files that need a page one after another, and those that need none too. A worker goes on with the next file of
 * its kind and knows its modules already; for a file of the other kind a new worker begins.
 */
export class PagesTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = isShuffled ? this.shuffle(files) : await super.sort(files);
    return inOrderOf(sorted, (file) => `${file.project.name} ${environmentOf(file)}`);
  }

  /** As Vitest does it, which leaves it to a custom sequencer. */
  private shuffle(files: TestSpecification[]): TestSpecification[] {
    const { seed } = this.ctx.config.sequence;
    return inOrderOf(files, ({ moduleId }) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex'));
  }
}

const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

function inOrderOf(
  files: readonly TestSpecification[],
  read: (file: TestSpecification) => string,
): TestSpecification[] {
  const keyed = files.map((file) => ({ file, key: read(file) }));
  return keyed.toSorted((one, other) => one.key.localeCompare(other.key)).map(({ file }) => file);
}

function environmentOf({ moduleId }: TestSpecification): string {
  return /^(\/\/ @vitest-environment.*\n)*/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';
}
