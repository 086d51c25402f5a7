// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CompanyKeywords } from '../features/company/ui/keywords/company-keywords.tsx';
import { CompanySearchLocations } from '../features/company/ui/places/company-search-locations.tsx';
import { CompanyProfileForm } from '../features/company/ui/profile/company-profile-form.tsx';
import { CompanyWebsites } from '../features/company/ui/websites/company-websites.tsx';
import { ProtectionSettings } from '../features/external-changes/ui/protection/protection-settings.tsx';
import { GoogleAccounts } from '../features/integrations/ui/google-accounts.tsx';
import { CompetitorList } from '../features/rankings/ui/competition/competitor-list.tsx';
import { AiReplySettings } from '../features/opinions/ui/ai/ai-reply-settings.tsx';
import { AutoReplyRules } from '../features/reviews/ui/auto-replies/auto-reply-rules.tsx';
import { ReviewCategories } from '../features/opinions/ui/categories/review-categories.tsx';
import { ReplyTemplates } from '../features/opinions/ui/templates/reply-templates.tsx';
import { useLocatorSettings } from '../features/store-locator/settings/use-locator-settings.ts';
import { StoreLocatorQuestions } from '../features/store-locator/ui/questions/store-locator-questions.tsx';
import { ApiKeys } from '../features/team/ui/keys/api-keys.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../testing/render-in-pinfold.tsx';

const reason =
  'Dotyczy to także lokalizacji, do których nie masz dostępu. Może to zrobić osoba, która widzi wszystkie lokalizacje firmy.';

/** By a manager who holds every permission, and was given all locations or some. */
function open(page: ReactNode, seesAllLocations: boolean) {
  const data = { seesAllLocations, featureFlags: ['auto_review_reply'] } as const;
  return renderInPinfold(page, { client: createTestClient({ data }) });
}

describe('COM-03 SDK-07 what concerns all locations', () => {
  it.each<[string, ComponentType, RegExp]>([
    ['a Google account is disconnected', GoogleAccounts, /^Odłącz konto/],
    ['an API key is made', ApiKeys, /^Utwórz klucz$/],
    ['an API key is revoked', ApiKeys, /^Unieważnij klucz:/],
    ['a website is removed', CompanyWebsites, /^Usuń stronę/],
    ['a place to watch from is removed', CompanySearchLocations, /^Usuń: /],
    ['a competitor is removed', CompetitorList, /^Usuń: /],
    ['a review category is deleted', ReviewCategories, /^Usuń: /],
    ['reviews are categorised anew', ReviewCategories, /^Skategoryzuj ponownie$/],
    ['a reply template is deleted', ReplyTemplates, /^Usuń szablon/],
    ['a question of the locator is added', StoreLocatorQuestions, /^Dodaj pytanie$/],
    ['a question of the locator is moved', StoreLocatorQuestions, /^Przenieś niżej:/],
    ['a question of the locator is edited', StoreLocatorQuestions, /^Edytuj:/],
  ])('is closed with the reason to whoever sees some: %s', async (_what, Page, name) => {
    open(<Page />, false);
    expect(await screen.findAllByRole('button', { name, description: reason })).not.toEqual([]);
  });

  it.each<[string, ComponentType]>([
    ['the company’s data', CompanyProfileForm],
    ['its websites', CompanyWebsites],
    ['where it is watched from', CompanySearchLocations],
    ['its competitors', CompetitorList],
    ['how the model writes', AiReplySettings],
    ['what is protected', ProtectionSettings],
    ['its questions', StoreLocatorQuestions],
  ])('can be read by them, with the reason above: %s', async (_what, Page) => {
    open(<Page />, false);
    expect(await screen.findAllByText(reason)).not.toEqual([]);
  });

  it('LOC-02 the store locator is read by them, and what they fill in is not sent', async () => {
    const client = createTestClient({ data: { seesAllLocations: false } });
    const { result } = renderHookInPinfold(() => useLocatorSettings(), { client });
    await waitFor(() => expect(result.current.settings).toBeDefined());
    await waitFor(() => expect(result.current.readOnlyReason).toBe(reason));
    act(() => result.current.form.set('header_name', 'Nasze kawiarnie'));
    expect(result.current.form.getState().isDirty).toBe(true);
    act(() => result.current.form.save());
    act(() => result.current.form.discard());
    expect(result.current.form.getState().isSaving).toBe(false);
    expect(client.server.calls.map(({ operation }) => operation)).not.toContain('updateLocator');
  });

  it('is open to whoever sees all of them', async () => {
    open(<GoogleAccounts />, true);
    const button = await screen.findByRole('button', { name: /^Odłącz konto/ });
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('COM-03 what concerns them only sometimes', () => {
  it('COM-06 keywords of the company stay, those of a group or a location go', async () => {
    open(<CompanyKeywords />, false);
    const remove = /^Usuń frazę:/;
    const closed = await screen.findAllByRole('button', { name: remove, description: reason });
    const all = screen.getAllByRole('button', { name: remove });
    expect(closed.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(closed.length);
    expect(screen.getByRole('button', { name: /Dla kogo/ }).textContent).toContain('Lokalizacja');
  });

  it('COM-06 a keyword of a group with locations of others stays', async () => {
    const client = createTestClient({ data: { seesAllLocations: false } });
    const { data } = client.server;
    const [any] = data.presence.keywords;
    if (!any) throw new Error('The company watches no keyword.');
    const ofGroup = { ...any, scope: 'group' as const, concerns_other_locations: false };
    data.presence.keywords = [
      { ...ofGroup, id: 1, keyword: 'obie', concerns_other_locations: true },
      { ...ofGroup, id: 2, keyword: 'swoja' },
    ];
    renderInPinfold(<CompanyKeywords />, { client });
    await screen.findByRole('button', { name: 'Usuń frazę: obie', description: reason });
    expect(screen.queryByRole('button', { name: 'Usuń frazę: swoja', description: reason })).toBeNull();
  });

  it('LOC-04 questions of one location are theirs', async () => {
    open(<StoreLocatorQuestions facilityId={1} />, false);
    const add = await screen.findByRole('button', { name: /^Dodaj pytanie$/ });
    await expect.poll(() => add.getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('RV-10 a rule for all locations is closed, adding one for their own is not', async () => {
    open(<AutoReplyRules />, false);
    expect(await screen.findAllByRole('button', { name: /^Usuń: /, description: reason })).not.toEqual([]);
    const add = screen.getByRole('button', { name: /^Dodaj regułę$/ });
    expect(add.getAttribute('aria-disabled')).not.toBe('true');
  });
});
