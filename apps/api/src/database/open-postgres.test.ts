import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { countedList } from '../testing/clients/wait-until.ts';
import { openPostgres } from './open-postgres.ts';

test.skipIf(inject('postgres') === '')(
  'BEY-15 news are heard again after an outage, which is asked about once a second however long it lasts',
  async () => {
    const server = new URL(inject('postgres'));
    const line = await startLine(Number(server.port));
    const behind = new URL(server);
    behind.port = String(line.port);
    const [database, direct] = await Promise.all([openPostgres(behind.href), openPostgres(server.href)]);
    onTestFinished(async () => void (await Promise.all([database.close(), direct.close()])));
    const received = countedList<string>();
    const missed = countedList<void>();
    onTestFinished(await database.listen('outage_news', received.add, missed.add));
    const tell = (news: string) => direct.queries.execute(sql`select pg_notify('outage_news', ${news})`);
    await tell('before');
    await received.reached(1);

    line.cut();
    await line.refused.reached(4);
    // One more may have begun while the fourth was counted; two for each that failed would be fifteen by now.
    expect(line.refused.all.length).toBeLessThanOrEqual(5);
    expect(missed.all).toEqual([]);
    line.mend();
    await missed.reached(1);
    await tell('after');
    await received.reached(2);
    expect(received.all).toEqual(['before', 'after']);
    expect(missed.all).toHaveLength(1);
  },
);

test.skipIf(inject('postgres') === '')(
  'BEY-15 a pooler that loses LISTEN is named at the start, and a direct address makes up for it',
  async () => {
    const server = new URL(inject('postgres'));
    const pooler = new URL(server);
    pooler.port = String(await startPoolerWithoutListen(Number(server.port)));
    await Promise.all([
      expect(openPostgres(pooler.href)).rejects.toThrow(
        /^The database at \S+ passes no notifications on, .+ Set DATABASE_DIRECT_URL to the address of PostgreSQL itself\.$/,
      ),
      expect(openPostgres(server.href, pooler.href)).rejects.toThrow(/^DATABASE_DIRECT_URL hears nothing/),
    ]);

    const database = await openPostgres(pooler.href, server.href);
    onTestFinished(database.close);
    const received = countedList<string>();
    onTestFinished(await database.listen('pooled_news', received.add, () => {}));
    await database.queries.execute(sql`select pg_notify('pooled_news', 'through the pooler')`);
    await received.reached(1);
    expect(database.jobs.connectionString).toBe(server.href);
  },
);

test.skipIf(inject('postgres') === '')(
  'BAS-01 of several that start together one prepares the database, and the next begins when it has ended or died',
  async () => {
    const opened = await Promise.all([1, 2].map(() => openPostgres(inject('postgres'))));
    const [first, second] = opened;
    onTestFinished(async () => void (await Promise.all(opened.map(({ close }) => close()))));
    const order: string[] = [];
    const waits = countedList<void>();
    const failing = first?.alone(
      async () => {
        order.push('first begins');
        await waits.reached(1);
        order.push('first fails');
        throw new Error('out of space');
      },
      () => order.push('first waits'),
    );
    await expect.poll(() => order).toEqual(['first begins']);
    const following = second?.alone(async () => order.push('second begins'), waits.add);
    await expect(failing).rejects.toThrow('out of space');
    await following;
    expect(order).toEqual(['first begins', 'first fails', 'second begins']);
  },
);

/** Passes everything on but LISTEN, of which PostgreSQL reads a comment instead. */
async function startPoolerWithoutListen(port: number): Promise<number> {
  const server = createServer((socket) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [socket, far]) end.on('error', () => {});
    socket.on('close', () => far.destroy());
    far.on('close', () => socket.destroy());
    socket.on('data', (bytes) => {
      far.write(Buffer.from(bytes.toString('latin1').replace(/listen \w/g, '-- 12345'), 'latin1'));
    });
    far.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The pooler has no address.');
  return address.port;
}

/** A proxy to the database that can be cut: connections are then refused and counted. */
async function startLine(port: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const refused = countedList<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (isCut) {
      socket.destroy();
      refused.add();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const end of [socket, far]) open.add(end.on('error', () => {}).on('close', () => void hangUp()));
    const hangUp = () => [socket, far].forEach((end) => end.destroy() && open.delete(end));
    socket.pipe(far).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no address.');
  return {
    port: address.port,
    refused,
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}
