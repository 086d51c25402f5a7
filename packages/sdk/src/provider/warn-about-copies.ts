import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What one evaluated copy of the SDK was given by the host. */
interface Copy {
  react: unknown;
  '@tanstack/react-query': unknown;
}

const own: Copy = { react: useState, '@tanstack/react-query': QueryClient };

/** Where the copies on one page find one another, whatever they were bundled by. */
const meetingPoint: unique symbol = Symbol.for('@pinfold/sdk copies');

type Page = object & { [meetingPoint]?: Set<Copy> };

/** Says once, in development, that two copies of the SDK or of a peer are on the page: their contexts never meet. */
export function warnAboutCopies(page: Page = globalThis, copy: Copy = own): void {
  const copies = (page[meetingPoint] ??= new Set());
  if (copies.has(copy)) return;
  copies.add(copy);
  if (copies.size !== 2) return;
  const [first = copy] = copies;
  const twice = (['react', '@tanstack/react-query'] as const).filter((peer) => first[peer] !== copy[peer]);
  const names = ['@pinfold/sdk', ...twice].join(' and ');
  console.warn(
    `Two copies of ${names} are on this page: a hook of one does not find the Provider of the other. \`npm ls @pinfold/sdk react @tanstack/react-query\` shows where they come from.`,
  );
}
