import type { Services } from '../services.ts';

/** What a job's handler learns of its run. */
export interface JobRun {
  /** How often this job was tried before; above 0 an earlier run may have got half way. */
  tries: number;
  /** No try follows this one: settle instead of throwing. */
  isLastTry: boolean;
}

/** A kind of background work. It must be idempotent: killed anywhere and run again, it does nothing twice. */
export interface Job<Payload extends object = object> {
  name: string;
  /** How many run at once in one process. */
  concurrency: number;
  /** Names what a job is about: while one waits, another about the same is not added. */
  subject?(payload: Payload): string;
  /** Seconds between scheduled runs. */
  everySeconds?: number;
  run(services: Services, payload: Payload, run: JobRun): Promise<void>;
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}
