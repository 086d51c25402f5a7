import { buildServer } from '../../../../../scripts/build-server.mjs';

/** Builds the file that tests start as a separate process, if its sources have changed. */
export default async function provideServer(): Promise<void> {
  await buildServer();
}
