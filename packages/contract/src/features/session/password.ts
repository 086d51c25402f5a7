import * as z from 'zod';

/** No more than argon2 is worth; how few is for `passwordFault` to say. */
export const maxPasswordLength = 1024;

/** A password that somebody chooses. Whether it is good enough is decided by `passwordFault`, after parsing. */
export const NewPassword = z.string().min(1).max(maxPasswordLength);
