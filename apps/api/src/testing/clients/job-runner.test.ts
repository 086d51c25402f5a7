import { expect, onTestFinished, test } from 'vitest';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { jobsOn, startQueues } from '../../jobs/jobs.ts';
import { createLog } from '../../log.ts';
import { createJobRunner, idleBoss } from './job-runner.ts';
import { startTestApi } from './start-test-api.ts';

/** A job that notes when it ran by the test's clock, in seconds since its start, and fails as often as it is told to. */
async function start(now: Date) {
  const { services, clock } = await startTestApi({ now, isClockStill: true });
  const ran: string[] = [];
  const sinceStart = () => Math.round((clock.now().getTime() - now.getTime()) / 1000);
  const note = defineJob<{ name: string; failures?: number; again?: number }>({
    name: 'note',
    concurrency: 2,
    async run(_services, { name, failures = 0, again = 0 }, { tries }) {
      ran.push(`${name} ${sinceStart()}`);
      if (tries < failures) throw new Error('not yet');
      if (again > 0) await enqueue({ name, again: again - 1 }, 600);
    },
  });
  const kinds = [note] as Job[];
  const boss = idleBoss(services.database);
  await startQueues(boss, kinds);
  onTestFinished(() => boss.stop());
  const queue = jobsOn(boss, kinds, services.database, createLog('silent'));
  const enqueue = (payload: Parameters<typeof note.run>[1], inSeconds?: number) =>
    queue.enqueue(services.database.queries, note, [
      {
        payload,
        ...(inSeconds !== undefined && { at: new Date(clock.now().getTime() + inSeconds * 1000) }),
      },
    ]);
  return { runner: createJobRunner(boss, services, kinds, clock), enqueue, ran };
}

const year = 365 * 86_400_000;

test.each([
  ['a year behind', -year],
  ['a second behind', -1000],
  ['a year ahead of', year],
])(
  'with a clock %s that of the database, a job runs at its time and is tried again later',
  async (_how, ahead) => {
    const { runner, enqueue, ran } = await start(new Date(Date.now() + ahead));
    await enqueue({ name: 'now' });
    await enqueue({ name: 'later', again: 2 }, 600);
    await enqueue({ name: 'failing', failures: 1 });
    expect(await runner.runDue()).toBe(2);
    expect(ran.toSorted()).toEqual(['failing 0', 'now 0']);
    expect(await runner.runDue()).toBe(0);
    expect(await runner.waiting('note')).toHaveLength(2);

    await runner.settle(1300);
    const [failedAgain, ...later] = ran.slice(2);
    expect(failedAgain).toMatch(/^failing [1-9]$/);
    expect(later).toEqual(['later 600', 'later 1200']);
    expect(await runner.waiting('note')).toEqual([{ name: 'later', again: 0 }]);
  },
);
