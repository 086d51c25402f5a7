import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/build-server.mjs';
import { installHost, type ReactVersion } from './install-host.ts';
import { packSdk } from './pack-sdk.ts';

declare module 'vitest' {
  interface ProvidedContext {
    hosts: Record<ReactVersion, string>;
  }
}

/**
 * Builds the product that the hosts call, packs once, and installs both hosts in sequence, since npm's cache does not
 * allow concurrent installs.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  await buildServer();
  const tarball = await packSdk();
  provide('hosts', { '18': await installHost('18', tarball), '19': await installHost('19', tarball) });
}
