import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server's first database; empty when tests run on PGlite. */
    postgres: string;
  }
}

/** `PINFOLD_TEST_DATABASE=postgres` runs the same suite on a real server; the project `pglite` never does. */
export default async function providePostgres(project: TestProject) {
  if (project.name === 'pglite' || process.env.PINFOLD_TEST_DATABASE !== 'postgres') {
    project.provide('postgres', '');
    return undefined;
  }
  const server = await startPostgresServer();
  project.provide('postgres', server.url('postgres'));
  return () => server.stop();
}
