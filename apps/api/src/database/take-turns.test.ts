import { PGlite } from '@electric-sql/pglite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { emptyPgliteFolder } from '../testing/databases/test-database.ts';
import { takeTurns } from './take-turns.ts';

// Only PGlite works in the process that asks it.
test.skipIf(inject('postgres') !== '')(
  'BAS-01 timers run while the embedded database works through a row of statements',
  async () => {
    const client = takeTurns(await PGlite.create(emptyPgliteFolder()));
    onTestFinished(() => client.close());
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    onTestFinished(() => clearInterval(timer));
    // A transaction, too: whoever holds the database still lets others live.
    await client.transaction(async (tx) => {
      for (let statement = 0; statement < 100; statement += 1)
        await tx.query('select count(*) from generate_series(1, 20000)');
    });
    expect(turns).toBeGreaterThanOrEqual(3);
  },
);
