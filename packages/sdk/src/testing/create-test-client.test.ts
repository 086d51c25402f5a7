import { memberTypes } from '@pinfold/contract/access/member-types';
import { endpoints } from '@pinfold/contract/endpoints';
import { jsonShape, type JsonShape } from '@pinfold/contract/json-shape';
import { Problem } from '@pinfold/contract/problem';
import { describe, expect, it } from 'vitest';
import { testPng } from '../features/publications/testing/test-files.ts';
import { testApple } from './apple-data.ts';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { testSeries } from './publications/post-fixtures.ts';
import { createTestClient } from './create-test-client.ts';
import recordedAnswers from './recorded-answers.json' with { type: 'json' };
import { testInvitations } from './integrations.ts';
import { testOperations, type TestOperationId } from './operations.generated.ts';

// Written by the API's own test, http/recorded-answers.test.ts.
const recorded: Partial<Record<string, JsonShape>> = recordedAnswers;
const link = { uid: 'u1', token: 't1' };
const connection = {
  team_name: 'lipa',
  entity_id: 'https://id.lipa.example/metadata',
  sso_url: 'https://id.lipa.example/sso',
  certificate: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
  auto_create: true,
  group_mapping: [],
};
const keyFile = '{"type":"service_account"}';
const bulkEdit = { facilities_ids: [1, 2], edit: { description: 'Kawa palona na miejscu.' } };
/** What has to happen first, so that a call has something to act on. */
const first: Partial<Record<TestOperationId, readonly TestOperationId[]>> = {
  listBulkReplies: ['bulkReply'],
  listBulkReplyProblems: ['bulkReply'],
  listBulkAppReplies: ['bulkAppReply'],
  listBulkAppReplyProblems: ['bulkAppReply'],
  // A new group gives no member access, so that it can be deleted.
  deleteGroup: ['createGroup'],
  deleteSsoConnection: ['updateSsoConnection'],
  renamePasskey: ['addPasskey'],
  removePasskey: ['addPasskey'],
  getExport: ['exportLocations'],
  completeVerification: ['startVerification'],
  getBulkEdit: ['startBulkEdit'],
  listBulkEditItems: ['startBulkEdit'],
  pauseBulkEdit: ['startBulkEdit'],
  resumeBulkEdit: ['startBulkEdit', 'pauseBulkEdit'],
  retryBulkEdit: ['startBulkEdit'],
  revertBulkEdit: ['startBulkEdit'],
  untagReview: ['tagReview'],
  updateReviewTag: ['tagReview'],
  updateAppNote: ['createAppNote'],
  deleteAppNote: ['createAppNote'],
  untagAppReview: ['tagAppReview'],
  updateAppReviewTag: ['tagAppReview'],
  untagBoosterReview: ['tagBoosterReview'],
  updateBoosterReviewTag: ['tagBoosterReview'],
  updateBoosterNote: ['createBoosterNote'],
  deleteBoosterNote: ['createBoosterNote'],
  sendPhotos: ['uploadPhoto'],
};
const protection = {
  is_automatic: true,
  fields: ['name', 'phone_number'],
  groups: [{ id: 1, fields: ['website'] }],
};
const compared = { preset: 'last_90_days', compare: 'previous_term' };
const draft = {
  type: 1,
  title: '',
  summary: 'Nowa kawa w {city}',
  start: null,
  end: null,
  offer: { voucher_code: '', link: '', terms: '' },
  action: null,
  upload_id: null,
  visibility: { maps: true, store_locator: true },
  planned_at: null,
  planned_zone: 'location',
  recurrence: null,
  facilities_ids: [1, 2, 5],
  groups: [],
};
const requestId = '2c9e1a52-7c5f-4d0e-9f5b-0c4f0f3f5a11';
const picture = { content: btoa(String.fromCharCode(...testPng(1200, 900))) };
const basket = {
  currency: 'pln',
  items: [{ price: 'standard_month_pln', quantity: 50 }],
  promotion_code: null,
};
const bodies: Partial<Record<TestOperationId, unknown>> = {
  deleteListings: { ids: [1] },
  deleteKeywords: { ids: [1] },
  removeMembers: { ids: [2] },
  deleteWebsites: { ids: [1] },
  updateOperatorCompany: { operator: 'Ola', is_agency: true },
  grantPlan: { operator: 'Ola', plan: 'pro', quantity: 20, expires_at: null },
  suspendCompany: { operator: 'Ola', is_suspended: true },
  analyseReviews: {},
  analyseReviewsBy: {},
  analysePhrases: {},
  analyseAppReviews: {},
  analyseAppReviewsBy: {},
  analyseAppPhrases: {},
  login: { email: 'anna@lipa.example', password: 'x' },
  completeLogin: { challenge: 'test', code: '123456' },
  beginPasskeyLogin: {},
  completePasskeyLogin: { passkey: {} },
  addPasskey: { passkey: {}, name: 'Telefon' },
  renamePasskey: { name: 'Telefon' },
  confirmTotp: { code: '123456' },
  renewLogin: { password: 'test-password' },
  updateSecondFactorPolicy: { is_required: true },
  register: {
    email: 'jan@lipa.example',
    name: 'Jan',
    password: 'long enough',
    terms_accepted: true,
    access: 'test-access',
  },
  confirmRegistration: link,
  requestPasswordReset: { email: 'anna@lipa.example' },
  confirmPasswordReset: { ...link, new_password: 'long enough' },
  changePassword: { current_password: 'test-password', new_password: 'long enough' },
  updateUser: { language: 'en' },
  changeConsent: { kind: 'product_news', is_given: true },
  getInvitation: link,
  acceptInvitation: { ...link, name: 'Jan', password: 'long enough', terms_accepted: true },
  startSocialLogin: { provider: 'test' },
  startSso: { team_name: 'kawiarnia-lipa' },
  updateCompany: { timezone: 'Europe/Madrid' },
  replaceCompany: { ...createTestClient().server.data.profile, city: 'Wieliczka' },
  replaceInvoiceData: {
    tax_id: '676-246-23-40',
    company_name: 'Kawiarnia Lipa sp. z o.o.',
    street: 'Rynek Główny',
    house_number: '12',
    postal_code: '31-042',
    city: 'Kraków',
    country: 'PL',
    email: 'ksiegowosc@lipa.example',
  },
  previewPrice: basket,
  // Fewer locations cost nothing now.
  createOrder: { ...basket, payment_method: 'card', expected_amount_due: 0, accepted_terms: true },
  confirmPayment: { session_id: 'cs_test_1' },
  chooseInitialPlan: { price: 'standard_month_pln', quantity: 60, promotion_code: 'LATO20' },
  payInvoice: { payment_method: 'quick' },
  redeemVoucher: { number: 'k4wa 2026 lato 0001' },
  createCompany: { name: 'Palarnia Lipa' },
  createWebsite: { url: 'https://palarnialipa.pl', name: '' },
  createWebsiteKeywords: { keywords: ['palarnia kraków'], search_location: 1 },
  createKeywords: { keywords: ['palarnia kawy'], scope: 'company' },
  createSearchLocation: { place_id: 'poznan' },
  rejectSuggestedLocation: { suggestion: 'Gdańsk|pomorskie|PL' },
  updateSsoConnection: connection,
  startBulkEdit: bulkEdit,
  previewBulkEdit: bulkEdit,
  getMixedValues: { facilities_ids: [1, 2], fields: ['description', 'labels'] },
  exportLocations: { facilities_ids: [1, 2] },
  exportReviews: { filters: {} },
  updateAiReplyConfig: { tone: 'formal', forbidden_words: ['gratis'] },
  acceptAutoReplies: { replies: [{ id: 1 }, { id: 99 }] },
  rejectAutoReplies: { ids: [1] },
  createAutoReplyRule: {
    name: 'Jedna gwiazdka',
    is_active: true,
    rating: [1],
    comment: true,
    gmb_address_ids: [],
    groups: [],
    source: 'ai',
    reply_templates_ids: [],
    needs_acceptance: true,
    delay_minutes: 0,
  },
  updateAutoReplyRule: { is_active: false },
  createReplyCategory: { name: 'Pochwały' },
  updateReplyCategory: { name: 'Pochwały' },
  createReplyTemplate: { category: 1, text: 'Dziękujemy, {name}!' },
  updateReplyTemplate: { text: 'Do zobaczenia, {name}!' },
  previewTemplateBulkReply: { reply_templates_ids: [1, 2], gmb_reviews_ids: [1, 2] },
  templateBulkReply: { reply_templates_ids: [1, 2], gmb_reviews_ids: [1, 2] },
  createListing: {
    google_account_id: 1,
    duplicates_seen: true,
    fields: {
      name: 'Kawiarnia Pod Zegarem',
      street: 'ul. Wąska',
      house_number: '3',
      postal_code: '31-057',
      city: 'Kraków',
      country: 'PL',
      primary_category: 'gcid:cafe',
    },
  },
  startVerification: { method: 'sms' },
  completeVerification: { pin: '123456' },
  updateListing: { version: 1, changes: { phone_number: '12 421 55 99' } },
  checkListing: { version: 1, changes: { phone_number: '12 421 55 99' } },
  listAttributes: { category: 'gcid:cafe', country: 'PL' },
  listMoreHoursTypes: { facilities_ids: [1] },
  createGroup: { name: 'Nad rzeką', facilities_ids: [2] },
  updateGroup: { name: 'Ogródki', add_facilities_ids: [2] },
  importGroup: { store_codes: ['LIP-WAW-01', 'NIE-MA'] },
  inviteMembers: { type: 3, permission_type: 'all', permissions: {}, emails: ['jan@lipa.example'] },
  updateMember: { type: 3, permission_type: 'selected', facilities_ids: [2], permissions: {} },
  resendInvitation: { user: 6 },
  createEmbedToken: { permissions: ['view_reviews'], all_facilities_access: true },
  createApiKey: { name: 'Portal', permissions: ['view_reviews'] },
  connectGoogle: { code: '4/0', state: 's' },
  answerGoogleInvitation: { name: 'accounts/10/invitations/1', answer: 'accept' },
  startImport: { google_names: ['locations/1'] },
  connectApple: { code: 'ac', state: 's' },
  nameAppleBrand: { country: 'PL', name: 'Kawiarnia Lipa' },
  enableAppleListings: { facility_ids: [7], dry_run: true },
  disableAppleListings: { facility_ids: [1], remove: true },
  undeleteAppleListings: {},
  retryAppleListings: { facility_ids: [2] },
  settleAppleConflict: { keep: 'ours', etag: JSON.stringify(testApple([]).differences[4]) },
  connectFacebook: { code: 'AQB', state: 's' },
  linkFacebookPages: { pages: [{ page_id: '104', facility_id: 4 }], dry_run: true },
  retryFacebookListings: { facility_ids: [2] },
  setBingMaps: { is_enabled: false, remove: true },
  retryBingListings: { facility_ids: [5] },
  checkAppKey: { store: 'google_play', key_file: keyFile },
  connectGooglePlay: { name: 'Lipa', key_file: keyFile },
  connectAppStore: { name: 'Lipa', key_id: '2X9R4HXF34', key_file: 'PRIVATE KEY' },
  replaceAppKey: { key_id: '2X9R4HXF34', key_file: 'PRIVATE KEY' },
  addMobileApp: { account_id: 1, app_id: '1500000003' },
  createBoosterForm: {
    name: 'Przy stolikach',
    is_open: true,
    languages: ['pl'],
    question: {},
    asks_contact: false,
    links: ['google'],
    facility_ids: null,
    retention_days: 365,
  },
  updateBoosterForm: { is_open: false },
  createBoosterLinks: { facility_ids: [1, 2, 3], channel: 'link' },
  inviteContacts: {
    csv: 'email,location\nola@lipa.example,1\nnie-adres,',
    basis: { how: 'zgoda przy kasie', given_at: '2026-11-01' },
  },
  searchBoosterReviews: {},
  searchBoosterContact: { contact: 'gosc@mail.example' },
  exportBoosterContact: { contact: 'gosc@mail.example' },
  eraseBoosterContact: { contact: 'gosc@mail.example' },
  exportBoosterReviews: { filters: {} },
  createBoosterNote: { text: 'Zadzwonić' },
  updateBoosterNote: { text: 'Zadzwonić jutro' },
  tagBoosterReview: { tag: 1 },
  updateBoosterReviewTag: { sentiment: 'mixed' },
  updateBoosterReviewSentiment: { sentiment: 'mixed' },
  tagBoosterReviews: { ids: [1], add: [1] },
  replyToBoosterReview: { reply_comment: 'Przepraszamy!' },
  writeAiBoosterReply: { wish: 'Krótko' },
  analyseBoosterReviews: {},
  analyseBoosterReviewsBy: {},
  analyseBoosterPhrases: {},
  searchReviews: {},
  searchAppReviews: {},
  exportAppReviews: { filters: {} },
  createAppNote: { text: 'Zadzwonić' },
  updateAppNote: { text: 'Zadzwonić jutro' },
  tagAppReview: { tag: 1 },
  updateAppReviewTag: { sentiment: 'mixed' },
  updateAppReviewSentiment: { sentiment: 'mixed' },
  tagAppReviews: { ids: [1, 2], add: [1] },
  replyToAppReview: { reply_comment: 'Przepraszamy!' },
  bulkAppReply: { ids: [1, 2, 3, 999_999], reply_comment: 'Przepraszamy!' },
  templateBulkAppReply: { reply_templates_ids: [1], ids: [1, 2] },
  previewTemplateBulkAppReply: { reply_templates_ids: [1], ids: [1, 2] },
  bulkReply: { ids: [1, 3, 6, 999_999], reply_comment: 'Dziękujemy!' },
  replyToReview: { reply_comment: 'Dziękujemy!' },
  createNote: { text: 'Zadzwonić' },
  updateNote: { text: 'Zadzwonić jutro' },
  decideExternalChange: { status: 3 },
  decideExternalChanges: { status: 2, gmb_external_changes_ids: [1, 12, 999_999] },
  rejectExternalChanges: { gmb_external_changes_ids: [2, 3, 12] },
  searchPositions: { facility: 1, keywords: ['kawiarnia', 'sernik'], chart: 'top', ...compared },
  getRankOverview: compared,
  listLocationPositions: { keywords: ['kawiarnia'], order_by: '-change', ...compared },
  getRankMap: { keyword: 'kawiarnia' },
  getCompetition: { facility: 1, keywords: ['kawiarnia'], chart: 'average', ...compared },
  comparePositions: {
    a: { facilities_ids: [1], keywords: ['kawiarnia'] },
    b: { groups: [1], competitors: [2], keywords: ['kawiarnia', 'sernik'] },
    ...compared,
  },
  createWatchedLocations: { place_ids: ['place-903'] },
  createCompetitor: { place_id: 'test-bistro-plantowa' },
  createWebsiteCompetitor: { url: 'https://gil.example' },
  createRankGrid: { facility: 1, keyword: 'Sernik', size: 5 },
  updateRankGrid: { every: 'day' },
  updateLocator: { version: 4, header_name: 'Lipa', primary_color: '#123456' },
  createLocatorImage: { kind: 'logo', content: 'iVBORw0KGgo=' },
  createLocatorQuestion: { facility: null, question: 'Czy jest Wi-Fi?', answer: 'Tak.' },
  orderLocatorQuestions: { facility: null, ids: [3, 1] },
  updateLocatorQuestion: { answer: 'Tak, wszędzie.' },
  updateListingLocator: { version: 1, is_hidden: true },
  createReviewCategory: { name: 'Ceny', phrases: ['cena', 'drogo'], is_automatic: true },
  tryPhrases: { phrases: ['kawa'] },
  updateReviewCategory: { phrases: ['kawa', 'latte'] },
  tagReview: { tag: 1 },
  updateReviewTag: { sentiment: 'mixed' },
  updateReviewSentiment: { sentiment: 'mixed' },
  tagReviews: { ids: [1, 2], add: [1] },
  createLocalPost: { ...draft, request_id: requestId },
  checkLocalPost: draft,
  getInsights: compared,
  listInsightKeywords: {},
  exportInsights: {},
  getOldInsights: { date_from: '2023-03-01', date_to: '2023-03-30' },
  exportOldInsights: { date_from: '2023-03-01', date_to: '2023-03-30' },
  getPostInsights: { date_from: '2023-02-01', date_to: '2023-02-28' },
  updateLocalPost: { version: 1, summary: 'Rogale od siódmej.' },
  updatePostVisibility: { is_visible: false },
  updatePostDate: { version: 1, summary: 'Rogale z rana.' },
  retryLocalPost: {},
  uploadPostPicture: picture,
  uploadPhoto: { category: 2, ...picture },
  sendPhotos: {
    facilities_ids: [1, 2],
    groups: [],
    photos: [{ category: 2, upload_id: 1 }],
    request_id: requestId,
  },
  deletePhotos: { ids: [12] },
  updateProtectionSettings: protection,
  rehearseProtection: protection,
};

/** Rows in the right state for a call; elsewhere it is the first. */
const pathIds: Partial<Record<TestOperationId, number>> = {
  deleteReply: 3,
  deleteAppReply: 3,
  deleteGroup: 3,
  updateNote: 5,
  deleteNote: 5,
  updateLocalPost: 7,
  updatePostDate: 8,
  stopLocalPost: 8,
  retryLocalPost: 4,
  retryPhotoBatch: 2,
};

const queries: Partial<Record<TestOperationId, string>> = {
  analyseReviewsBy: '?dimension=category',
  analysePhrases: '?category=1',
  analyseAppReviewsBy: '?dimension=app',
  analyseBoosterReviewsBy: '?dimension=form',
  analyseAppPhrases: '?category=1',
  lookUpCompany: '?tax_number=6762462340',
  autocompletePlaces: '?q=po',
  listGroupLocations: '?ids=1,2',
  searchCompetitorPlaces: '?q=ka&facility=1',
  getOrganicCompetition: '?website=1',
  listCalendarPosts: '?from=2026-11-01&to=2026-12-31',
  listUpdateStatuses: '?facilities_ids=1,2',
  getDashboardHistory: '?from=2026-11-01&to=2026-11-30',
  findLocatorPlaces: '?q=po',
  listPublicHolidays: '?country=PL&from=2026-11-26&to=2027-11-26',
  getListingAsOf: `?at=${new Date(Date.now() - 7 * 86_400_000).toISOString()}`,
};

/** Answer bit by bit, in no JSON. */
const streams = ['streamEvents', 'writeAiReply', 'writeAiAppReply', 'writeAiBoosterReply', 'writeAiPost'];

describe('createTestClient', () => {
  it('SDK-02 knows every call of the contract that does something with its path and its access', () => {
    const known = Object.entries(testOperations).map(([id, [path, access, method, status]]) => ({
      id,
      method,
      path,
      access,
      status,
    }));
    const declared = endpoints
      .filter((endpoint) => !('ended' in endpoint))
      .map((endpoint) => ({
        id: endpoint.id,
        method: endpoint.method.toUpperCase(),
        path: endpoint.path,
        access: endpoint.access,
        status: statusOf(endpoint),
      }));
    expect(known.toSorted(byId)).toEqual(declared.toSorted(byId));
  });

  it.each(Object.keys(testOperations).filter((id) => !streams.includes(id)) as TestOperationId[])(
    'SDK-02 %s answers what the contract declares',
    async (id) => {
      const { client, path } = await prepared(id);
      const endpoint = endpoints.find((one) => one.id === id);
      const response = await rawCall(client, id, path);
      expect(response.status).toBe(endpoint && statusOf(endpoint));
      if (!endpoint?.response) return;
      const body: unknown = await response.json();
      expect(endpoint.response.parse(body), 'fields beyond the contract').toEqual(body);
    },
  );

  it.each(Object.keys(recorded).filter(isTestOperation))(
    'SDK-11 %s answers with what the real API answered when it was recorded',
    async (id) => {
      const { client, path } = await prepared(id);
      const response = await rawCall(client, id, path);
      const said = jsonShape(await response.json());
      expect(misfits(comparable(recorded[id] ?? {}), comparable(said))).toEqual([]);
    },
  );

  it('a failure that was asked for is a problem document of the contract', async () => {
    const client = createTestClient({ failures: { getReview: 'not_found' } });
    const error = await client.api
      .GET('/reviews/{id}/', { params: { path: { id: 1 } } })
      .catch((cause) => cause);
    expect(error).toMatchObject({ kind: 'http', status: 404, code: 'not_found' });
    expect(Problem.shape.code.parse(error.code)).toBe('not_found');
  });

  it('SDK-07 refuses what the permissions of the test company forbid', async () => {
    const client = createTestClient({ data: { permissions: ['view_reviews'] } });
    await client.api.GET('/reviews/stats/');
    const call = { params: { path: { id: 1 } }, body: { reply_comment: 'x' } };
    await expect(client.api.POST('/reviews/{id}/reply/', call)).rejects.toMatchObject({
      code: 'permission_denied',
    });
  });

  it('EXT-02 a decision can be undone until it is sent, and ends when Google takes it', async () => {
    const client = createTestClient();
    const change = { params: { path: { id: 1 } } } as const;
    const decide = (status: 1 | 2 | 3) =>
      client.api.PATCH('/external-changes/{id}/', { ...change, body: { status } });
    expect((await decide(3)).data).toMatchObject({ decision: 2, step: 'undoable', status: 1 });
    expect((await decide(1)).data).toMatchObject({ decision: 0, step: 'none', send_at: null });
    await decide(2);
    client.server.sendDecisions();
    await expect(decide(1)).rejects.toMatchObject({ code: 'decision_sent' });
    client.server.decideChange(1, 'taken');
    const { data } = await client.api.GET('/external-changes/{id}/', change);
    expect(data).toMatchObject({ status: 2, step: 'done' });
    const { data: log } = await client.api.GET('/external-changes/{id}/events/', change);
    expect(log?.results.map(({ kind }) => kind)).toEqual([
      'detected',
      'rejected',
      'undone',
      'accepted',
      'sent',
      'taken',
    ]);
    expect(client.server.data.listingFields.get(1)?.opening_hours.length).toBe(7);
  });

  it('EXT-03 automatic protection rejects what waits and is protected, and leaves edit wars to people', async () => {
    const client = createTestClient({ data: { memberType: memberTypes.owner } });
    const { is_automatic: _off, fields, groups } = client.server.data.protection;
    const body = {
      is_automatic: true,
      fields: [...fields],
      groups: groups.map(({ id }) => ({ id, fields: [] })),
    };
    const { data: before } = await client.api.GET('/external-changes/protection-summary/');
    await client.api.PUT('/external-changes/settings/', { body });
    const { data: after } = await client.api.GET('/external-changes/protection-summary/');
    expect(before?.count).toBeGreaterThan(10);
    expect(after).toMatchObject({ count: 1, fields: ['phone_number'] });
  });

  it('MON-06 a scan that was asked for waits until it ends, and a day has only so many', async () => {
    const client = createTestClient();
    const { rankings } = client.server.data;
    const grid = { params: { path: { id: 2 } } };
    const { data: asked } = await client.api.POST('/rank-grids/{id}/scans/', grid);
    expect(asked).toMatchObject({ status: 1, points: 0 });
    await expect(client.api.POST('/rank-grids/{id}/scans/', grid)).rejects.toMatchObject({
      code: 'scan_in_progress',
    });
    client.server.finishScan(2);
    const { data: scans } = await client.api.GET('/rank-grids/{id}/scans/', grid);
    expect(scans?.results[0]).toMatchObject({ id: asked?.id, status: 3, size: 5 });
    rankings.scansPerDay = 1;
    await expect(client.api.POST('/rank-grids/{id}/scans/', grid)).rejects.toMatchObject({
      code: 'scan_limit_reached',
    });
  });

  it('holds ten thousand reviews and gives all their ids at once', async () => {
    const client = createTestClient({ data: { reviewCount: 10_000 } });
    const query = { only_ids: 'true' } as const;
    const { data } = await client.api.POST('/reviews/search/', { body: {}, params: { query } });
    expect(data?.ids?.length).toBe(data?.count);
    expect(data?.count).toBeGreaterThan(1000);
  });
});

function statusOf({ status, response }: (typeof endpoints)[number]): number {
  return status ?? (response ? 200 : 204);
}

function isTestOperation(id: string): id is TestOperationId {
  // In memory, locations have their basic fields alone.
  return id in testOperations && id !== 'listLocations';
}

/**
 * What a change is about differs from one change to the next, and with it what its three sides hold. The filters of a screen
 * that is led to are a record: whatever their names are, their values are compared.
 */
function comparable(shape: JsonShape): JsonShape {
  const isSide = /(^|\.)(ours|live|proposed)[.[]/;
  const entries = Object.entries(shape).filter(([path]) => !isSide.test(path));
  return Object.fromEntries(
    entries.map(([path, kind]) => [path.replace(/(\btarget\.filters)\.\w+$/, '$1.*'), kind]),
  );
}

/** Where an answer differs in kind from the recorded one; below what is null or empty in either, nothing is known. */
function misfits(real: JsonShape, made: JsonShape): string[] {
  const hasBelow = (shape: JsonShape, path: string) =>
    Object.keys(shape).some((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[]`));
  const paths = [...new Set([...Object.keys(real), ...Object.keys(made)])];
  return paths.flatMap((path) => {
    const [theirs, ours] = [real[path], made[path]];
    if (theirs && ours) {
      const types = theirs.split(' | ');
      const agree =
        `${theirs} ${ours}`.includes('null') || ours.split(' | ').some((type) => types.includes(type));
      return agree ? [] : [`${path} is ${ours}, really ${theirs}`];
    }
    const parent = path.replace(/(\[\]|\.?[^.[\]]+)$/, '');
    const other = theirs ? made : real;
    return parent in other && hasBelow(other, parent)
      ? [`${path} is only ${theirs ? 'real' : 'made up'}`]
      : [];
  });
}

function byId(a: { id: string }, b: { id: string }) {
  return a.id < b.id ? -1 : 1;
}

/** A client in whose world the call succeeds, and the path that it takes. */
async function prepared(id: TestOperationId) {
  const client = createTestClient({
    data: {
      memberType: memberTypes.owner,
      featureFlags: ['apple_maps', 'app_reviews', 'auto_review_reply', 'facebook_accounts', 'mobile_apps'],
    },
  });
  const pathId = pathIds[id] ?? 1;
  if (id === 'startVerification' || id === 'completeVerification')
    client.server.decideVerification(1, 'failed');
  const { billing, booster, company, locations, publications } = client.server.data;
  if (id === 'updatePostDate' || id === 'stopLocalPost')
    publications.posts = testSeries(locations, new Date(), company.timezone);
  if (id === 'deleteBoosterReply')
    booster.reviews = booster.reviews.map((one) => ({ ...one, reply_status: 'failed' }));
  if (id === 'payInvoice')
    billing.invoices = billing.invoices.map((one) => ({ ...one, status: 'open', amount_remaining: 100 }));
  if (id === 'redeemVoucher' || id === 'grantPlan')
    billing.subscription = { ...billing.subscription, status: 'trial', subscription: null };
  for (const step of first[id] ?? []) await rawCall(client, step, pathOf(step, pathId));
  if (first[id]?.includes('bulkReply')) client.server.decide(1, { rejected: 'repetitive' });
  if (id === 'answerGoogleInvitation')
    client.server.data.integrations.invitations = testInvitations().map((one) => ({
      ...one,
      google_account_id: pathId,
    }));
  if (id === 'retryBulkEdit') client.server.sendBulkEdit({ refused: [1] });
  if (id === 'revertBulkEdit') client.server.sendBulkEdit();
  return { client, path: pathOf(id, pathId) };
}

function pathOf(id: TestOperationId, pathId: number): string {
  const [path] = testOperations[id];
  const filled = path
    .replace('{id}', String(pathId))
    .replace('{keyword_id}', '1')
    .replace('{on}', wallTimeAt(new Date(Date.now() + 2 * 86_400_000), 'Europe/Warsaw').slice(0, 10))
    .replace('{link_id}', '1')
    .replace('{competitor_id}', '1')
    .replace('{facility_id}', '4')
    .replace('{tag_id}', '1')
    .replace('{link_id}', '1')
    .replace('{name}', 'kawiarnia-lipa')
    .replace('{page}', '0')
    .replace('{user_id}', '4');
  return `${filled}${queries[id] ?? ''}`;
}

function rawCall(client: ReturnType<typeof createTestClient>, id: TestOperationId, path: string) {
  const body = bodies[id];
  const [, , method] = testOperations[id];
  return client.open(path, {
    signal: new AbortController().signal,
    method,
    headers: { 'X-CSRFToken': 'test' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
