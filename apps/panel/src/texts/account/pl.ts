import { plJoining } from '../../features/session/texts/account/pl-joining.ts';
import { plSettings } from '../../features/session/texts/account/pl-settings.ts';

/** What is said about one's own account, in Polish: making it, mending it, setting it up. */
export const pl = { ...plJoining, ...plSettings };
