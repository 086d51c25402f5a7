import { applyEvent } from './apply-event.ts';
import { initialState } from './initial-state.ts';
import type { StateOptions } from './initial-state.ts';
import { openJournalFile } from './journal-file.ts';
import type { JournalFile } from './journal-file.ts';
import { nameOfWorld } from './seeded-source.ts';
import type { State } from './state.ts';
import type { WorldEvent } from './world-event.ts';

type Unstamped<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
export type NewEvent = Unstamped<WorldEvent>;

/** The world as it runs: its state, its clock, and the one door through which it changes. */
export interface LiveWorld {
  readonly state: State;
  now(): number;
  /** Writes the change to the journal, then makes it. `at` is for what happened before this moment was noticed. */
  commit(event: NewEvent, at?: number): void;
  /** Everything back to a first start at this moment. */
  reset(): Promise<void>;
  /** Called with each change, and without one when everything is as it was at the beginning. */
  onCommit(listener: (event?: WorldEvent) => void): void;
  close(): void;
}

export interface LiveWorldOptions extends StateOptions {
  folder?: string;
  now: () => number;
}

export async function openLiveWorld(options: LiveWorldOptions): Promise<LiveWorld> {
  const journal = options.folder === undefined ? undefined : openJournalFile(options.folder);
  const header = readHeader(journal, options);
  const seededAt = header?.seededAt ?? options.now();
  if (!header) writeHeader(journal, options, seededAt);
  let state = await initialState({ ...options, seed: header?.seed ?? options.seed }, seededAt);
  for (const event of (journal?.lines ?? []).slice(1)) applyEvent(state, event as WorldEvent);
  journal?.lines.splice(0);

  const listeners: ((event?: WorldEvent) => void)[] = [];
  const now = () => options.now() + state.clockOffset;

  return {
    get state() {
      return state;
    },
    now,
    commit(event, at = now()) {
      const stamped: WorldEvent = { at, ...event };
      journal?.append(stamped);
      applyEvent(state, stamped);
      for (const listener of listeners) listener(stamped);
    },
    async reset() {
      const startsAt = options.now();
      const fresh = await initialState(options, startsAt);
      journal?.clear();
      writeHeader(journal, options, startsAt);
      state = fresh;
      for (const listener of listeners) listener();
    },
    onCommit: (listener) => void listeners.push(listener),
    close: () => journal?.close(),
  };
}

interface JournalHeader {
  seededAt: number;
  seed: number;
  world: string;
}

function readHeader(journal: JournalFile | undefined, options: LiveWorldOptions): JournalHeader | undefined {
  const header = journal?.lines[0] as JournalHeader | undefined;
  const world = nameOfWorld(options.world);
  if (header && header.world !== world) {
    journal?.close();
    throw new Error(
      `The sandbox folder holds the journal of the world "${header.world}", not of "${world}".`,
    );
  }
  return header;
}

function writeHeader(journal: JournalFile | undefined, options: LiveWorldOptions, seededAt: number): void {
  journal?.append({
    seededAt,
    seed: options.seed,
    world: nameOfWorld(options.world),
  } satisfies JournalHeader);
}
