import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'drizzle-orm';

/** Publishes each statement, without its values. */
export const statements = channel('pinfold:statements');

/** Hands what Drizzle runs to the channel. */
export const statementLog: Logger = {
  logQuery(statement) {
    if (statements.hasSubscribers) statements.publish(statement);
  },
};
