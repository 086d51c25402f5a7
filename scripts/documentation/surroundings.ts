/** What samples and examples leave to their reader: a module that declares it, so that everything else about them is checked. */
export const surroundings = `
  import type { ApiError, PinfoldClient } from '@pinfold/sdk';
  import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';
  import type { GoogleInvitation } from '@pinfold/sdk/headless/integrations';
  import type { Insights, insightsCsv } from '@pinfold/sdk/headless/insights';
  import type {
    CompetitorPlace,
    LocationPositions,
    Positions,
    positionsCsv,
    RankOverview,
    RankSummary,
  } from '@pinfold/sdk/headless/rankings';
  import type { FigureLine } from '@pinfold/sdk/headless/review-analytics';
  import type { DraftForm, ReviewCategory } from '@pinfold/sdk/headless/review-management';
  import type { BoosterReview } from '@pinfold/sdk/headless/booster-reviews';
  import type { AppReview } from '@pinfold/sdk/headless/app-reviews';
  import type { BulkReplyProgress, Review, ReviewFilters, ReviewsInbox } from '@pinfold/sdk/headless/reviews';
  import type {
    CatalogAttribute,
    Listing,
    ListingEditor,
    ListingFields,
    useLocationList,
    useStartBulkEdit,
  } from '@pinfold/sdk/headless/listings';
  import type {
    CalendarPost,
    LocalPost,
    NewLocalPost,
    PhotoBatch,
    PostDraftBody,
    PostRecurrence,
    Upload,
  } from '@pinfold/sdk/headless/publications';
  import type { LocatorImage, LocatorSettings } from '@pinfold/sdk/headless/store-locator-settings';
  import type { ApiKey, TeamActor, TeamMember } from '@pinfold/sdk/headless/team';
  import type { InboxActions } from '@pinfold/sdk/reviews';
  import type { MapMarker, MapPoint, Option, Toasts } from '@pinfold/sdk/ui';
  import type { ReactNode } from 'react';

  // Who is there.
  export declare const email: string;
  export declare const password: string;
  export declare const current: string;
  export declare const next: string;
  export declare const uid: string;
  export declare const token: string;
  export declare const access: string;
  export declare const nonce: string;
  export declare const csrfCookie: string;
  export declare const user: { click(element: Element): Promise<void> };
  export declare const session: { token: string; store(token: string): void; clear(): void };
  export declare const actor: TeamActor & { seesEverything: boolean };
  export declare function keep(token: string): void;
  export declare function getToken(): string | undefined;
  export declare function openAs(token: string, name?: string): void;
  export declare function enter(token: string, path: string): void;
  export declare function enterCompany(answer: { company_id: number }): void;
  export declare function chooseCompany(id: number): void;

  // What is there.
  export declare const client: PinfoldClient;
  export declare const inbox: ReviewsInbox;
  export declare const actions: InboxActions;
  export declare const appReview: AppReview;
  export declare const boosterReview: BoosterReview;
  export declare const review: Review;
  export declare const reviewIds: readonly number[];
  export declare const filters: ReviewFilters;
  export declare const category: ReviewCategory;
  export declare const form: DraftForm<{ text: string; country: string }, string>;
  export declare const lines: readonly FigureLine[];
  export declare const bulkReply: BulkReplyProgress;
  export declare const change: ExternalChange;
  export declare const member: TeamMember;
  export declare const post: CalendarPost & LocalPost;
  export declare const newPost: NewLocalPost;
  export declare const postDraft: PostDraftBody;
  export declare const invitation: GoogleInvitation;
  export declare const batch: PhotoBatch;
  export declare const upload: Upload;
  export declare const requestId: string;
  export declare const file: File;
  export declare const device: { id: number };
  export declare const key: ApiKey;
  export declare const locator: LocatorSettings;
  export declare function setLogo(logo: LocatorImage): void;
  export declare const insights: Insights;
  export declare const insightHeadings: Parameters<typeof insightsCsv>[1];
  export declare const positions: Positions;
  export declare const messages: Parameters<typeof positionsCsv>[1];
  export declare const overview: RankOverview;
  export declare const row: LocationPositions;
  export declare const comparison: Record<'a' | 'b', { summary: RankSummary }>;
  export declare const place: CompetitorPlace;
  export declare const gridId: number | null;
  export declare const website: { id: number };
  export declare const suggestion: { place_id: string };
  export declare const ids: readonly number[];
  export declare const id: number;
  export declare const account: { id: number };
  export declare const listing: Listing;
  export declare const version: number;
  export declare const changes: Partial<ListingFields>;
  export declare const fields: ListingFields;
  export declare const hours: ListingFields['opening_hours'];
  export declare const special: ListingFields['special_hours'];
  export declare const moreHours: ListingFields['more_hours'];
  export declare const services: ListingFields['service_items'];
  export declare const attributes: ListingFields['attributes'];
  export declare const offered: readonly CatalogAttribute[];
  export declare const editor: ListingEditor;
  export declare const list: ReturnType<typeof useLocationList>;
  export declare const start: ReturnType<typeof useStartBulkEdit>;
  export declare const selection: readonly number[];
  export declare const point: MapPoint | null;
  export declare const markers: readonly MapMarker[];
  export declare const markerId: string | null;
  export declare const isPending: boolean;
  export declare const error: ApiError;

  // What the host does.
  export declare function askToReadMail(): void;
  export declare function clear(): void;
  export declare function navigate(path: string): void;
  export declare function notify(text: string): void;
  export declare function protect(isSelected: boolean): void;
  export declare function refetch(): void;
  export declare function remove(): void;
  export declare function run(action: unknown): void;
  export declare function selectAll(isSelected: boolean): void;
  export declare function save(what: unknown): void;
  export declare function say(text: string): void;
  export declare function send(): void;
  export declare function setAttributes(value: ListingFields['attributes']): void;
  export declare function setCategories(value: Pick<ListingFields, 'primary_category' | 'additional_categories'>): void;
  export declare function setGridId(id: number | null): void;
  export declare function setId(id: number | undefined): void;
  export declare function setIds(ids: readonly number[]): void;
  export declare function setMarkerId(id: string): void;
  export declare function setMoreHours(value: ListingFields['more_hours']): void;
  export declare function setPending(isPending: boolean): void;
  export declare function setPoint(point: MapPoint): void;
  export declare function setServices(value: ListingFields['service_items']): void;
  export declare function setSpecial(value: ListingFields['special_hours']): void;
  export declare function setOpen(isOpen: boolean): void;
  export declare function setCity(id: string | null): void;
  export declare function setOrder(id: string): void;
  export declare function setQuery(text: string): void;
  export declare function setText(text: string): void;
  export declare function show(what: unknown): void;
  export declare function showUpgrade(): void;
  export declare function undo(): void;
  export declare function useBeforeUnload(isOn: boolean): void;
  export declare function InboxLayout(props: { children: ReactNode }): ReactNode;
  export declare function Page(): ReactNode;
  export declare function Filters(props: { onDone: () => void }): ReactNode;

  // What the host holds.
  export declare const cities: readonly Option[];
  export declare const city: string | null;
  export declare const errors: { email?: string };
  export declare const isAll: boolean;
  export declare const isOpen: boolean;
  export declare const isProtected: boolean;
  export declare const isSending: boolean;
  export declare const isSome: boolean;
  export declare const order: string;
  export declare const orders: readonly Option[];
  export declare const text: string;
  export declare const toasts: Toasts;
`;
