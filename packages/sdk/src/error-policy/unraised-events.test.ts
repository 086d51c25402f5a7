import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federatedLoginErrors } from '@pinfold/contract/features/session/sso';
import { expect, test } from 'vitest';
import { errorCatalogue } from './error-catalogue.ts';

const root = join(import.meta.dirname, '../../../..');

/** Errors of capabilities that are not built yet, each with what it waits for. */
const notBuilt: Readonly<Record<string, string>> = {
  invalid_code: 'activation codes',
  code_for_lower_plan: 'activation codes',
  payment_insufficient_funds: 'the checkout',
  payment_wrong_card: 'the checkout',
  payment_authorisation: 'the checkout',
  payment_failed: 'the checkout',
};

const sources = globSync('{packages/sdk,apps/panel}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/error-policy/**'],
}).map((file) => readFileSync(join(root, file), 'utf8'));

/** The page that reports whatever error of a login is in its address. */
const failurePage = 'apps/panel/src/features/session/federated/sso-failure-page.tsx';

test('ERR-04 every error of the catalogue is raised by some code, or waits for its capability', () => {
  const names = new Set(errorCatalogue.flatMap(({ on }) => on.event ?? []));
  const unraised = [...names].filter((name) => !isRaised(name));
  expect(unraised.toSorted()).toEqual(Object.keys(notBuilt).toSorted());
});

/** Whether code names the error as an operation, or in what it reports. */
function isRaised(name: string): boolean {
  if (federatedLoginErrors.some((error) => error === name))
    return readFileSync(join(root, failurePage), 'utf8').includes('report(error)');
  const raised = new RegExp(`(operation|report|refusal|reactionTo)[^;]{0,200}'${name}'`, 'i');
  return sources.some((source) => raised.test(source));
}
