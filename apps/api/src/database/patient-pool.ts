import pg from 'pg';

/** Milliseconds by which a timer is late when the process itself was kept from its work. */
const lateMilliseconds = 250;

/**
 * A pool of connections that does not take its own process's standstill for the database's silence. After one, timers
 * come before what has arrived meanwhile, so that each connection that was being opened counts as not opened in time.
 * It is opened again then; nothing was sent through the one before.
 */
export class PatientPool extends pg.Pool {
  readonly #patience: number;

  constructor(config: pg.PoolConfig & { connectionTimeoutMillis: number }) {
    super(config);
    this.#patience = config.connectionTimeoutMillis;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      );
    const begun = performance.now();
    super.connect((error, client, done) => {
      const isLate = performance.now() - begun >= this.#patience + lateMilliseconds;
      if (error && isLate) this.connect(callback);
      else callback(error, client, done);
    });
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;
