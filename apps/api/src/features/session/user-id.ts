import { randomInt } from 'node:crypto';

/** The id of a new account, drawn at random: one that only grew would tell whoever invites people who is new here. */
export function newUserId(): number {
  return 2 ** 47 + randomInt(2 ** 47);
}
