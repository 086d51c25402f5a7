import { afterEach, describe, expect, it, vi } from 'vitest';
import { warnAboutCopies } from './warn-about-copies.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const copy = (react = 'react', reactQuery = 'query') => ({ react, '@tanstack/react-query': reactQuery });

describe('two copies on one page', () => {
  it('SDK-05 are told of once, with the peers that differ', () => {
    const page = {};
    const [first, second] = [copy(), copy('another react')];
    for (const one of [first, first, second, first, second, copy()]) warnAboutCopies(page, one);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Two copies of @pinfold\/sdk and react are on this page/);
  });

  it('SDK-05 are no news on two pages', () => {
    warnAboutCopies({}, copy());
    warnAboutCopies({}, copy());
    expect(warn).not.toHaveBeenCalled();
  });
});
