/** What samples and examples leave to their reader: declared, so that everything else about them is checked. */
export const surroundings = `
  import type { ApiError, PinfoldClient } from '@pinfold/sdk';
  import type { BulkReplyProgress, Review, ReviewsInbox } from '@pinfold/sdk/headless/reviews';
  import type { ApiKey, TeamActor, TeamMember } from '@pinfold/sdk/headless/team';
  import type { InboxActions } from '@pinfold/sdk/reviews';
  import type { Option, Toasts } from '@pinfold/sdk/ui';
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
    const bulkReply: BulkReplyProgress;
    const member: TeamMember;
    const device: { id: number };
    const key: ApiKey;
    const website: { id: number };
    const suggestion: { place_id: string };
    const ids: readonly number[];
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
    function send(): void;
    function setOpen(isOpen: boolean): void;
    function setCity(id: string | null): void;
    function setOrder(id: string): void;
    function setQuery(text: string): void;
    function setText(text: string): void;
    function show(what: unknown): void;
    function showUpgrade(): void;
    function useBeforeUnload(isOn: boolean): void;
    function InboxLayout(props: { children: ReactNode }): ReactNode;
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
