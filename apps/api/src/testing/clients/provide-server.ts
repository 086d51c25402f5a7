import { buildServer } from '../../../../../scripts/build-server.mjs';

/** The file that tests start as a process of its own, built anew where its sources have changed. */
export default async function provideServer(): Promise<void> {
  await buildServer();
}
