// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  CompanyKeywords,
  CompanyProfileForm,
  CompanySearchLocations,
  CompanyWebsites,
  NewCompanyForm,
} from '../company.ts';
import { ExternalChangesHistory, ExternalChangesTable, ProtectionSettings } from '../external-changes.ts';
import { GoogleAccounts, LocationImport } from '../integrations.ts';
import {
  BulkEditor,
  ListingCreator,
  ListingEditor,
  ListingHistory,
  ListingQuality,
  LocationGroups,
  LocationList,
} from '../listings.ts';
import {
  PhotosGrid,
  PhotoUpload,
  PostComposer,
  PostInsights,
  PostsCalendar,
  PostsList,
} from '../publications.ts';
import {
  CompetitorList,
  GeoGridCard,
  LocationPositionsTable,
  PositionComparator,
  RankChart,
  RankFigures,
  RankMap,
  RankOverviewChart,
} from '../rankings.ts';
import { ReviewAnalytics, ReviewCategoryFigures } from '../review-analytics.ts';
import { AiReplySettings, AutoReplies, ReplyTemplates, ReviewCategories } from '../review-management.ts';
import { ReviewsInbox } from '../reviews.ts';
import { StoreLocatorQuestions, StoreLocatorSettings } from '../store-locator-settings.ts';
import { LoginCodeForm, SecondFactor } from '../session.ts';
import { ApiKeys, TeamMembers } from '../team.ts';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';

const ignore = () => undefined;

/** Those that fetch what they show. */
const screens: Readonly<Record<string, ReactNode>> = {
  AiReplySettings: <AiReplySettings />,
  ApiKeys: <ApiKeys />,
  AutoReplies: <AutoReplies />,
  BulkEditor: <BulkEditor facilitiesIds={[1, 2]} onFacilitiesIdsChange={ignore} />,
  CompanyKeywords: <CompanyKeywords />,
  CompanyProfileForm: <CompanyProfileForm />,
  CompanySearchLocations: <CompanySearchLocations />,
  CompanyWebsites: <CompanyWebsites />,
  CompetitorList: <CompetitorList />,
  ExternalChangesHistory: <ExternalChangesHistory />,
  ExternalChangesTable: <ExternalChangesTable />,
  GeoGridCard: <GeoGridCard facilityId={1} />,
  GoogleAccounts: <GoogleAccounts />,
  ListingCreator: (
    <ListingCreator onListingChange={ignore} listingHref={String} importHref="#" accountsHref="#" />
  ),
  ListingEditor: <ListingEditor listingId={1} />,
  ListingHistory: <ListingHistory listingId={1} />,
  ListingQuality: <ListingQuality />,
  LocationGroups: <LocationGroups />,
  LocationImport: <LocationImport />,
  LocationList: <LocationList />,
  LocationPositionsTable: <LocationPositionsTable />,
  LoginCodeForm: (
    <LoginCodeForm
      challenge={{ token: 'x', methods: ['totp'], expires_at: '2030-01-01T00:00:00Z' }}
      onLogin={ignore}
      onBack={ignore}
    />
  ),
  NewCompanyForm: <NewCompanyForm onCreated={ignore} />,
  PhotosGrid: <PhotosGrid />,
  PhotoUpload: <PhotoUpload />,
  PositionComparator: <PositionComparator />,
  PostComposer: <PostComposer />,
  PostInsights: <PostInsights />,
  PostsCalendar: <PostsCalendar />,
  PostsList: <PostsList />,
  ProtectionSettings: <ProtectionSettings />,
  RankChart: <RankChart />,
  RankFigures: <RankFigures facility={1} />,
  RankMap: <RankMap />,
  RankOverviewChart: <RankOverviewChart />,
  ReplyTemplates: <ReplyTemplates />,
  ReviewAnalytics: <ReviewAnalytics />,
  ReviewCategories: <ReviewCategories />,
  ReviewCategoryFigures: <ReviewCategoryFigures />,
  ReviewsInbox: <ReviewsInbox />,
  SecondFactor: <SecondFactor />,
  StoreLocatorQuestions: <StoreLocatorQuestions />,
  StoreLocatorSettings: <StoreLocatorSettings />,
  TeamMembers: <TeamMembers />,
};

it('SDK-05 what fetches its own content is drawn on a page without HTTPS, which lacks a part of the browser', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const name of ['clipboard', 'geolocation', 'locks', 'serviceWorker', 'storage'])
    expect(navigator).not.toHaveProperty(name);
  for (const [name, component] of Object.entries(screens)) {
    const { container, unmount } = render(
      <PinfoldProvider client={createTestClient()} locale={pl}>
        {component}
      </PinfoldProvider>,
    );
    await waitFor(() => expect(container.textContent, name).not.toBe(''));
    unmount();
  }
});
