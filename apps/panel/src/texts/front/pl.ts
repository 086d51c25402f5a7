import { plPages } from '../../pages/texts/pl.ts';
import { plFront } from '../../routing/texts/front/pl.ts';
import { plSession } from '../../features/session/texts/pl.ts';
import { plShared } from '../shared/pl.ts';

/** What stands before the log-in and on pages of one message, in Polish. It is part of the first load, so keep it short. */
export const pl = { ...plFront, ...plSession, ...plPages, ...plShared };
