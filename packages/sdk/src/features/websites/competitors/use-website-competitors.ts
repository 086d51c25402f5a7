import { unwrapResponse } from '../../../client/transport.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { isAboutPlan, useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import { websiteCompetitorKeys } from '../../../query/query-keys.ts';
import { refreshQueries } from '../../../query/removal.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type Removal, useRemoval } from '../../../state/use-removal.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { type LimitUse, usePlanLimit } from '../../company/plan-limit.ts';
import { useNewWebsite, type WebsiteFault } from '../../company/websites/use-new-website.ts';
import {
  listWebsiteCompetitors,
  type SuggestedWebsite,
  websiteCompetitorAccess,
  type WebsiteCompetitor,
  type WebsiteCompetitorList,
  websiteCompetitorsEditAccess,
} from './website-competitors.queries.ts';

/** What is wrong with the address of a competitor, before the API is asked. */
export type WebsiteCompetitorFault = WebsiteFault;

/** What `useWebsiteCompetitors` gives: everything that a view needs. */
export type WebsiteCompetitorsState = Omit<QueryResult<WebsiteCompetitorList>, 'data'> & {
  /** Whether the reader may see competitors. */
  viewing: PermissionDecision;
  /** Whether the reader may choose them. */
  permission: PermissionDecision;
  /** Undefined before the first response. */
  competitors: WebsiteCompetitor[] | undefined;
  /** Hosts most often above the own website. */
  suggested: SuggestedWebsite[];
  /** How many the plan allows for all websites together; undefined while that is not known. */
  limit: LimitUse | undefined;
  form: {
    url: string;
    setUrl: (url: string) => void;
    /** What is wrong with the address, once adding it was tried. */
    fault: WebsiteCompetitorFault | undefined;
    /** Why the API refused the last one. */
    refusal: string | undefined;
    isAboutPlan: boolean;
    add: () => void;
    addSuggested: (host: string) => void;
    isAdding: boolean;
    /** The address that is being added. */
    adding: string | undefined;
  };
  removal: Removal<WebsiteCompetitor>;
};

/**
 * The websites that one of the own is compared with, without their view: the list, the form that adds one by its address,
 * those most often above the own, and the question before one is removed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; why an address was refused is in
 * `form.fault` and `form.refusal`, such as `website_is_own` or `plan_limit_reached`.
 * @example
 * ```tsx
 * const { competitors, form } = useWebsiteCompetitors(website.id);
 * form.addSuggested('sowa.example');
 * return competitors?.map(({ id, host }) => <p key={id}>{host}</p>);
 * ```
 */
export function useWebsiteCompetitors(website: number | undefined): WebsiteCompetitorsState {
  const { client, queryClient } = usePinfold();
  const { messageFor } = useFormRefusal();
  const viewing = usePermission(websiteCompetitorAccess);
  const permission = usePermission(websiteCompetitorsEditAccess);
  const id = website ?? 0;
  const { data, ...list } = usePinfoldQuery({
    ...listWebsiteCompetitors(client, id),
    enabled: viewing.allowed && website !== undefined,
  });
  // What the plan still allows is the company's.
  const refetch = (of: number) =>
    Promise.all([
      refreshQueries(queryClient, websiteCompetitorKeys.list(client.scope, of)),
      refreshQueries(queryClient, companyKeys.all),
    ]);
  const create = useFormMutation({
    // Another website may be chosen before the answer comes.
    mutationFn: (added: Addition) =>
      unwrapResponse(
        client.api.POST('/websites/{id}/competitors/', {
          params: { path: { id: added.website } },
          body: { url: added.url },
        }),
      ),
    onSettled: (_answer, _error, added) => refetch(added.website),
  });
  const remove = usePinfoldMutation({
    mutationFn: async ({ website: of, competitor }: Removed) => {
      await client.api.DELETE('/websites/{id}/competitors/{competitor_id}/', {
        params: { path: { id: of, competitor_id: competitor.id } },
      });
    },
    onSettled: (_answer, _error, removed) => refetch(removed.website),
  });
  const refused = create.variables?.website === website ? create.error : null;
  const { url, setUrl, fault, submit } = useNewWebsite({
    known: data?.results ?? none,
    create,
    subject: website,
  });
  return {
    ...list,
    viewing,
    permission,
    competitors: data?.results,
    suggested: data?.suggested ?? nobody,
    limit: usePlanLimit('max_website_competitors'),
    form: {
      url,
      setUrl,
      fault,
      refusal: messageFor(refused),
      isAboutPlan: isAboutPlan(refused),
      add: () =>
        submit((address, onSuccess) => {
          if (website !== undefined) create.mutate({ website, url: address }, { onSuccess });
        }),
      addSuggested: (host) => {
        if (!create.isPending && website !== undefined) create.mutate({ website, url: addressOf(host) });
      },
      isAdding: create.isPending,
      adding: create.isPending ? create.variables.url : undefined,
    },
    removal: useRemoval<WebsiteCompetitor>({
      remove: (competitor, options) => remove.mutate({ website: id, competitor }, options),
      isPending: remove.isPending,
      subject: website,
    }),
  };
}

/** An address that is added to the competitors of a website. */
interface Addition {
  website: number;
  url: string;
}

/** A competitor that is removed from those of a website. */
interface Removed {
  website: number;
  competitor: WebsiteCompetitor;
}

const none: WebsiteCompetitor[] = [];
const nobody: SuggestedWebsite[] = [];

/** The address that a suggested host is added by. */
export function addressOf(host: string): string {
  return `https://${host}/`;
}
