import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What one evaluated copy of the SDK was given by the host. */
interface Copy {
  react: unknown;
  '@tanstack/react-query': unknown;
}

const own: Copy = { react: useState, '@tanstack/react-query': QueryClient };

/** Global key under which all copies on a page register, however they were bundled. */
const meetingPoint: unique symbol = Symbol.for('@pinfold/sdk copies');

type Page = object & { [meetingPoint]?: Set<Copy> };

/** Warns once, in development, if the page has two copies of the SDK or a peer, which do not share contexts. */
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
