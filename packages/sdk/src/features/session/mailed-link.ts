import type { Schemas } from '../../client/schema.ts';

/** The two parts of a link that was sent by mail. */
export type MailedLink = Schemas['MailedLink'];
