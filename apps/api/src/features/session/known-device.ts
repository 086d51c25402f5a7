import { createHash } from 'node:crypto';
import type { Services } from '../../services.ts';
import { newToken } from '../../secrets/token.ts';

const days = 180;

/** The cookies of the caller's browser. */
export interface Browser {
  read(name: string): string | undefined;
  set(name: string, value: string, options: { seconds: number }): void;
}

/** The owner of a device. A new password invalidates all devices known by the old one. */
export interface DeviceOwner {
  email: string;
  passwordHash: string;
}

/**
 * Remembers a browser in which the owner of an account was authenticated, by password or mailed link. Attempts from
 * there are counted separately, so that guesses from elsewhere do not lock the owner out. The cookie alone gives
 * no access; it is signed for one account and its current password.
 */
export function rememberDevice({ sealer, now }: Services, browser: Browser, owner: DeviceOwner): void {
  const [id, since] = [newToken(), now().getTime()];
  const value = [id, since, sealer.sign(signed(owner, id, since))].join('.');
  browser.set(cookieName(owner.email), value, { seconds: days * 86_400 });
}

/** Returns the id of a browser that is known for this account; undefined otherwise. */
export function knownDevice(
  { sealer, now }: Services,
  browser: Browser,
  owner: DeviceOwner,
): string | undefined {
  const [, id = '', since = '', signature = ''] =
    /^([\w-]{43})\.(\d{1,15})\.([\w-]{43})$/.exec(browser.read(cookieName(owner.email)) ?? '') ?? [];
  if (Number(since) < now().getTime() - days * 86_400_000) return undefined;
  return sealer.verify(signed(owner, id, Number(since)), signature) ? id : undefined;
}

function signed({ email, passwordHash }: DeviceOwner, id: string, since: number): string {
  return `device ${id} of ${email} with ${passwordHash} since ${since}`;
}

/** One for each account that uses the browser; its address stays out of it. */
function cookieName(email: string): string {
  return `device_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}
