import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { PhoneNumbers } from '@pinfold/contract/features/listings/contact/phone';
import { expect, test, vi } from 'vitest';
import { latePhoneNumbers } from './use-phone-numbers.ts';

test('LST-04 what reads numbers is fetched once, when the first is read, and tells who shows one', async () => {
  let arrive: (phones: PhoneNumbers) => void = () => undefined;
  const load = vi.fn(() => new Promise<PhoneNumbers>((resolve) => void (arrive = resolve)));
  const late = latePhoneNumbers(load);
  const listener = vi.fn();
  late.subscribe(listener);
  const reader = late.getReader();
  expect(load).not.toHaveBeenCalled();
  expect(reader()).toBeUndefined();
  expect(reader()).toBeUndefined();
  expect(late.getReader()).toBe(reader);
  arrive(phoneNumbers);
  await expect.poll(() => late.getReader()()).toBe(phoneNumbers);
  expect(listener).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test('LST-04 a number that cannot be read yet is not asked for again with each letter, but for whoever comes next', async () => {
  const load = vi.fn<() => Promise<PhoneNumbers>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(phoneNumbers);
  const late = latePhoneNumbers(load);
  const leave = late.subscribe(() => undefined);
  expect(late.getReader()()).toBeUndefined();
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  expect(late.getReader()()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
  leave();
  late.subscribe(() => undefined);
  await expect.poll(() => late.getReader()()).toBe(phoneNumbers);
  expect(load).toHaveBeenCalledTimes(2);
});
