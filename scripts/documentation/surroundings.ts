/** What samples and examples leave to their reader: declared, so that everything else about them is checked. */
export const surroundings = `
  import type { ApiError, PinfoldClient } from '@pinfold/sdk';
  import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';
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
  import type { BulkReplyProgress, Review, ReviewFilters, ReviewsInbox } from '@pinfold/sdk/headless/reviews';
  import type {
    OfferedAttribute,
    Listing,
    ListingEditor,
    ListingFields,
    useLocationList,
    useStartBulkEdit,
  } from '@pinfold/sdk/headless/listings';
  import type { LocatorImage, LocatorSettings } from '@pinfold/sdk/headless/store-locator-settings';
  import type { ApiKey, TeamActor, TeamMember } from '@pinfold/sdk/headless/team';
  import type { InboxActions } from '@pinfold/sdk/reviews';
  import type { MapMarker, MapPoint, Option, Toasts } from '@pinfold/sdk/ui';
  import type { ReactNode } from 'react';

  declare global {
    // Who is there.
    const email: string;
    const password: string;
    const current: string;
    const next: string;
    const uid: string;
    const token: string;
    const access: string;
    const nonce: string;
    const csrfCookie: string;
    const user: { click(element: Element): Promise<void> };
    const session: { token: string; store(token: string): void; clear(): void };
    const actor: TeamActor & { seesEverything: boolean };
    function keep(token: string): void;
    function getToken(): string | undefined;
    function openAs(token: string, name?: string): void;
    function enter(token: string, path: string): void;
    function enterCompany(answer: { company_id: number }): void;
    function chooseCompany(id: number): void;

    // What is there.
    const client: PinfoldClient;
    const inbox: ReviewsInbox;
    const actions: InboxActions;
    const review: Review;
    const reviewIds: readonly number[];
    const filters: ReviewFilters;
    const category: ReviewCategory;
    const form: DraftForm<{ text: string; country: string }, string>;
    const lines: readonly FigureLine[];
    const bulkReply: BulkReplyProgress;
    const change: ExternalChange;
    const member: TeamMember;
    const device: { id: number };
    const key: ApiKey;
    const locator: LocatorSettings;
    function setLogo(logo: LocatorImage): void;
    const positions: Positions;
    const words: Parameters<typeof positionsCsv>[1];
    const overview: RankOverview;
    const row: LocationPositions;
    const comparison: Record<'a' | 'b', { summary: RankSummary }>;
    const place: CompetitorPlace;
    const gridId: number | null;
    const website: { id: number };
    const suggestion: { place_id: string };
    const ids: readonly number[];
    const id: number;
    const account: { id: number };
    const listing: Listing;
    const version: number;
    const changes: Partial<ListingFields>;
    const fields: ListingFields;
    const hours: ListingFields['opening_hours'];
    const special: ListingFields['special_hours'];
    const moreHours: ListingFields['more_hours'];
    const services: ListingFields['service_items'];
    const attributes: ListingFields['attributes'];
    const offered: readonly OfferedAttribute[];
    const editor: ListingEditor;
    const list: ReturnType<typeof useLocationList>;
    const start: ReturnType<typeof useStartBulkEdit>;
    const selection: readonly number[];
    const point: MapPoint | null;
    const markers: readonly MapMarker[];
    const markerId: string | null;
    const isPending: boolean;
    const error: ApiError;

    // What the host does.
    function askToReadMail(): void;
    function clear(): void;
    function navigate(path: string): void;
    function notify(text: string): void;
    function protect(isSelected: boolean): void;
    function refetch(): void;
    function remove(): void;
    function run(action: unknown): void;
    function selectAll(isSelected: boolean): void;
    function save(what: unknown): void;
    function say(text: string): void;
    function send(): void;
    function setAttributes(value: ListingFields['attributes']): void;
    function setCategories(value: Pick<ListingFields, 'primary_category' | 'additional_categories'>): void;
    function setGridId(id: number | null): void;
    function setId(id: number | undefined): void;
    function setIds(ids: readonly number[]): void;
    function setMarkerId(id: string): void;
    function setMoreHours(value: ListingFields['more_hours']): void;
    function setPending(isPending: boolean): void;
    function setPoint(point: MapPoint): void;
    function setServices(value: ListingFields['service_items']): void;
    function setSpecial(value: ListingFields['special_hours']): void;
    function setOpen(isOpen: boolean): void;
    function setCity(id: string | null): void;
    function setOrder(id: string): void;
    function setQuery(text: string): void;
    function setText(text: string): void;
    function show(what: unknown): void;
    function showUpgrade(): void;
    function undo(): void;
    function useBeforeUnload(isOn: boolean): void;
    function InboxLayout(props: { children: ReactNode }): ReactNode;
    function Page(): ReactNode;
    function Filters(props: { onDone: () => void }): ReactNode;

    // What the host holds.
    const cities: readonly Option[];
    const city: string | null;
    const errors: { email?: string };
    const isAll: boolean;
    const isOpen: boolean;
    const isProtected: boolean;
    const isSending: boolean;
    const isSome: boolean;
    const order: string;
    const orders: readonly Option[];
    const text: string;
    const toasts: Toasts;
  }
`;
