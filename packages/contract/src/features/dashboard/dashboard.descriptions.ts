import type { OperationsOf } from '../../operations-of.ts';
import type * as dashboard from './dashboard.endpoints.ts';

type Operations = OperationsOf<typeof dashboard>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const dashboardDescriptions: Readonly<Record<Operations, string>> = {
  getDashboardStats:
    'Answers the overall score until yesterday, what it is made of, why it changed and what would raise it.',
  getDashboardHistory:
    'Lists the stored scores of the whole company, one a day. Members who see only some locations get none.',
};
