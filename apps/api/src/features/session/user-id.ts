import { randomInt } from 'node:crypto';

/**
 * The id of a new account, drawn from 2^47: a number that only grew would tell an inviter who is new here. The upper half
 * of what a double holds stays free of what the database counts itself.
 */
export function newUserId(): number {
  return 2 ** 48 - 1 - randomInt(2 ** 47);
}
