// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  CompanyKeywords,
  CompanyProfileForm,
  CompanySearchLocations,
  SuggestedSearchLocations,
  CompanyWebsites,
  NewCompanyForm,
} from '../company.ts';
import { Dashboard } from '../dashboard.ts';
import { ExternalChangesHistory, ExternalChangesTable, ProtectionSettings } from '../external-changes.ts';
import { InsightChart, InsightKeywords, InsightLocations, OldInsights, UserBehavior } from '../insights.ts';
import { GoogleAccounts, GoogleConnection, LocationImport } from '../integrations.ts';
import {
  AttributesField,
  BulkEditor,
  CategoriesField,
  DeleteListingDialog,
  HoursWeekField,
  ListingCreator,
  ListingEditor,
  ListingHistory,
  ListingQuality,
  ListingVerification,
  LocationExportDialog,
  LocationGroups,
  LocationList,
  MoreHoursField,
  ServicesField,
  SpecialHoursField,
  UrlAttributesField,
  WeekTimeline,
} from '../listings.ts';
import {
  PhotosGrid,
  PhotoUpload,
  PostComposer,
  PostInsights,
  PostsCalendar,
  PostsList,
} from '../publications.ts';
import { QuestionArchive } from '../questions.ts';
import {
  CompetitionChart,
  CompetitorList,
  GeoGridCard,
  LocationPositionsTable,
  PeriodPicker,
  PositionComparator,
  RankChart,
  RankFigures,
  RankKeywordPicker,
  RankLocationPicker,
  RankMap,
  RankOverviewChart,
} from '../rankings.ts';
import { AppReviewAnalytics, AppReviewCategoryFigures } from '../app-review-analytics.ts';
import { ReviewAnalytics, ReviewCategoryFigures } from '../review-analytics.ts';
import { AiReplySettings, AutoReplies, ReplyTemplates, ReviewCategories } from '../review-management.ts';
import { ReviewExportDialog, ReviewsInbox } from '../reviews.ts';
import { StoreLocator } from '../store-locator.ts';
import {
  ListingLocatorSettings,
  ListingLocatorSummary,
  LocatorQuestionButton,
  StoreLocatorQuestions,
  StoreLocatorSettings,
} from '../store-locator-settings.ts';
import { LoginCodeForm, SecondFactor, SecondFactorPolicy } from '../session.ts';
import { ApiKeys, TeamMembers } from '../team.ts';
import {
  SocialProfiles,
  WebsiteAudits,
  WebsiteCompetition,
  WebsiteCompetitors,
  WebsitePositions,
} from '../websites.ts';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';

const ignore = () => undefined;

const own = { value: [], onChange: ignore };
const dialog = { isOpen: true, onOpenChange: ignore };

/** Those that stand on a host's page by themselves; the others are drawn within them. */
const screens: Readonly<Record<string, ReactNode>> = {
  AiReplySettings: <AiReplySettings />,
  ApiKeys: <ApiKeys />,
  AttributesField: <AttributesField {...own} offered={[]} />,
  AutoReplies: <AutoReplies />,
  BulkEditor: <BulkEditor facilitiesIds={[1, 2]} onFacilitiesIdsChange={ignore} />,
  CategoriesField: (
    <CategoriesField value={{ primary_category: '', additional_categories: [] }} onChange={ignore} />
  ),
  CompanyKeywords: <CompanyKeywords />,
  CompanyProfileForm: <CompanyProfileForm />,
  CompanySearchLocations: <CompanySearchLocations />,
  CompanyWebsites: <CompanyWebsites />,
  CompetitionChart: <CompetitionChart />,
  CompetitorList: <CompetitorList />,
  Dashboard: <Dashboard />,
  DeleteListingDialog: (
    <DeleteListingDialog {...dialog} listing={{ id: 1, name: 'Kawiarnia', facility_listings: [] }} />
  ),
  ExternalChangesHistory: <ExternalChangesHistory />,
  ExternalChangesTable: <ExternalChangesTable />,
  GeoGridCard: <GeoGridCard facilityId={1} />,
  GoogleAccounts: <GoogleAccounts />,
  GoogleConnection: <GoogleConnection search="" onConnected={ignore} onBack={ignore} returnTo="accounts" />,
  HoursWeekField: <HoursWeekField {...own} />,
  InsightChart: <InsightChart />,
  InsightKeywords: <InsightKeywords />,
  InsightLocations: <InsightLocations />,
  ListingCreator: (
    <ListingCreator onListingChange={ignore} listingHref={String} importHref="#" accountsHref="#" />
  ),
  ListingEditor: <ListingEditor listingId={1} />,
  ListingHistory: <ListingHistory listingId={1} />,
  ListingLocatorSettings: <ListingLocatorSettings listingId={1} />,
  ListingLocatorSummary: <ListingLocatorSummary listingId={1} />,
  ListingQuality: <ListingQuality />,
  ListingVerification: <ListingVerification listingId={1} />,
  LocationExportDialog: <LocationExportDialog {...dialog} />,
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
  LocatorQuestionButton: <LocatorQuestionButton facilityId={1} question="Wi-Fi?" />,
  MoreHoursField: <MoreHoursField {...own} types={[]} />,
  NewCompanyForm: <NewCompanyForm onCreated={ignore} />,
  OldInsights: <OldInsights />,
  PeriodPicker: <PeriodPicker value={{}} onChange={ignore} />,
  PhotosGrid: <PhotosGrid />,
  PhotoUpload: <PhotoUpload />,
  PositionComparator: <PositionComparator />,
  PostComposer: <PostComposer />,
  PostInsights: <PostInsights />,
  PostsCalendar: <PostsCalendar />,
  PostsList: <PostsList />,
  ProtectionSettings: <ProtectionSettings />,
  QuestionArchive: <QuestionArchive />,
  RankChart: <RankChart />,
  RankFigures: <RankFigures facility={1} />,
  RankKeywordPicker: <RankKeywordPicker {...own} />,
  RankLocationPicker: <RankLocationPicker value={1} onChange={ignore} />,
  RankMap: <RankMap />,
  RankOverviewChart: <RankOverviewChart />,
  ReplyTemplates: <ReplyTemplates />,
  AppReviewAnalytics: <AppReviewAnalytics />,
  AppReviewCategoryFigures: <AppReviewCategoryFigures />,
  ReviewAnalytics: <ReviewAnalytics />,
  ReviewCategories: <ReviewCategories />,
  ReviewCategoryFigures: <ReviewCategoryFigures />,
  ReviewExportDialog: <ReviewExportDialog {...dialog} filters={{}} />,
  ReviewsInbox: <ReviewsInbox />,
  SecondFactor: <SecondFactor />,
  SecondFactorPolicy: <SecondFactorPolicy />,
  ServicesField: <ServicesField {...own} categories={[]} />,
  SocialProfiles: <SocialProfiles />,
  SpecialHoursField: <SpecialHoursField {...own} />,
  StoreLocator: <StoreLocator name="kawiarnia-lipa" />,
  StoreLocatorQuestions: <StoreLocatorQuestions />,
  StoreLocatorSettings: <StoreLocatorSettings />,
  SuggestedSearchLocations: <SuggestedSearchLocations facility={5} />,
  TeamMembers: <TeamMembers />,
  UrlAttributesField: <UrlAttributesField {...own} offered={[]} />,
  UserBehavior: <UserBehavior />,
  WebsiteCompetition: <WebsiteCompetition />,
  WebsitePositions: <WebsitePositions />,
  WebsiteAudits: <WebsiteAudits />,
  WebsiteCompetitors: <WebsiteCompetitors />,
  WeekTimeline: <WeekTimeline hours={{ opening_hours: [], special_hours: [] }} />,
};

it('SDK-05 everything is drawn on a page without HTTPS, which lacks a part of the browser', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const name of ['clipboard', 'geolocation', 'locks', 'serviceWorker', 'storage'])
    expect(navigator).not.toHaveProperty(name);
  for (const [name, component] of Object.entries(screens)) {
    const { container, unmount } = render(
      <PinfoldProvider client={createTestClient({ data: { memberType: memberTypes.owner } })} locale={pl}>
        {component}
      </PinfoldProvider>,
    );
    const { body } = container.ownerDocument;
    await waitFor(() => expect(body.textContent || body.querySelector('input'), name).toBeTruthy());
    unmount();
  }
});
