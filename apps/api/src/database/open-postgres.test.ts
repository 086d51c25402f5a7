import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { countedList } from '../testing/counted-list.ts';
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
    const heard = countedList<string>();
    const missed = countedList<void>();
    onTestFinished(await database.listen('outage_news', heard.add, missed.add));
    const tell = (news: string) => direct.queries.execute(sql`select pg_notify('outage_news', ${news})`);
    await tell('before');
    await heard.reached(1);

    line.cut();
    await line.refused.reached(4);
    // One more may have begun while the fourth was counted; two for each that failed would be fifteen by now.
    expect(line.refused.all.length).toBeLessThanOrEqual(5);
    expect(missed.all).toEqual([]);
    line.mend();
    await missed.reached(1);
    await tell('after');
    await heard.reached(2);
    expect(heard.all).toEqual(['before', 'after']);
    expect(missed.all).toHaveLength(1);
  },
);

/** Leads to the database, and can be cut: who asks then is turned away and counted. */
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
