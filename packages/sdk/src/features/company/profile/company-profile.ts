import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import type { ErrorSituation } from '../../../error-policy/error-policy.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { companyKeys, userKeys } from '../../../query/user-keys.ts';
import type { Company } from '../current-company.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';

/** A company's own data: name, tax number, address, contact, line of business, time zone. */
export type CompanyProfile = Schemas['CompanyProfile'];

/** What is to change about the company; the rest stays. */
export type CompanyChange = Schemas['CompanyChange'];

/** What is known of a company that does not exist yet. */
export type NewCompany = Schemas['NewCompany'];

/** A company as the public register knows it. */
export type RegisteredCompany = Schemas['RegisteredCompany'];

/** The company's own data, as a query. */
function getCompanyProfile(client: PinfoldClient): QueryOf<CompanyProfile> {
  return queryOptions({
    queryKey: companyPageKeys.profile(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/companies/current/profile/', { signal })),
  });
}

/** The company that this one belongs to, as a query. */
function getParentCompany(client: PinfoldClient): QueryOf<{ parent: Schemas['ParentCompany'] | null }> {
  return queryOptions({
    queryKey: companyPageKeys.parent(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/companies/parent/', { signal })),
    staleTime: 60_000,
  });
}

/**
 * The data of the company of the Provider's client.
 *
 * @param options.isSetup - Set during the setup of the company. A server error then logs the user out, since the setup
 * has no other page.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: profile } = useCompanyProfile();
 * ```
 */
export function useCompanyProfile({
  isSetup = false,
  enabled = true,
}: { isSetup?: boolean; enabled?: boolean } = {}): QueryResult<CompanyProfile> {
  const client = useClient();
  return usePinfoldQuery({
    ...getCompanyProfile(client),
    enabled: enabled && client.companyId !== undefined,
    ...(isSetup && { meta: { situation: setup } }),
  });
}

const setup: ErrorSituation = { operation: 'wizard_company_profile' };

/**
 * The company that this one belongs to; null when it stands alone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: parent } = useParentCompany();
 * ```
 */
export function useParentCompany(): QueryResult<Schemas['ParentCompany'] | null> {
  const client = useClient();
  return usePinfoldQuery({
    ...getParentCompany(client),
    select: ({ parent }) => parent,
    enabled: client.companyId !== undefined,
    meta: { isQuiet: true },
  });
}

/**
 * Changes the company's data; what is left out stays as it is.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `tax_number_invalid`,
 * left to the form.
 * @example
 * ```tsx
 * const update = useUpdateCompany();
 * update.mutate({ name: 'Kawiarnia Lipa', city: 'Kraków' });
 * ```
 */
export function useUpdateCompany(): MutationResult<CompanyProfile, CompanyChange> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    mutationFn: (change: CompanyChange) =>
      unwrapResponse(client.api.PATCH('/companies/current/', { body: change })),
    onSuccess: async (profile) => {
      queryClient.setQueryData(companyPageKeys.profile(client.scope), profile);
      emit({ type: 'company_updated', companyId: profile.id });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: companyKeys.current(client.scope) }),
        queryClient.invalidateQueries({ queryKey: userKeys.all }),
      ]);
    },
  });
}

/**
 * Adds a company: the first of a new user, or another one of a master owner who may. Its trial begins at once.
 *
 * @param options.finishesSetup - Nothing is left to set up after this, so the company is marked as ready.
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `cannot_add_companies` or `too_many_trials`, left to the form.
 * @example
 * ```tsx
 * const create = useCreateCompany();
 * create.mutate({ name: 'Kawiarnia Lipa', timezone: 'Europe/Warsaw' }, { onSuccess: ({ id }) => chooseCompany(id) });
 * ```
 */
export function useCreateCompany({ finishesSetup = false }: { finishesSetup?: boolean } = {}): MutationResult<
  Company,
  NewCompany
> {
  const { client, queryClient, language, emit } = usePinfold();
  return useFormMutation({
    mutationFn: async (company: NewCompany) => {
      const created = await unwrapResponse(client.api.POST('/companies/', { body: company }));
      if (finishesSetup) await finishSetup(client.with({ companyId: created.id, language }));
      return created;
    },
    onSuccess: ({ id }) => emit({ type: 'company_created', companyId: id }),
    // Also after a failure: an answer may be lost on the way although the company was made.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

/** The company exists by now, so that a failure here must not look as if it did not: the setup just stays open. */
async function finishSetup(client: PinfoldClient): Promise<void> {
  await client.api.PATCH('/companies/current/', { body: { wizard_completed: true } }).catch(() => undefined);
}

/**
 * Looks a company up by its Polish tax number, in the register of VAT payers. A mutation, since it runs on request
 * only.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `tax_number_invalid`,
 * `company_not_found` or `registry_unavailable`, left to the form.
 * @example
 * ```tsx
 * const lookUp = useRegistryLookup();
 * lookUp.mutate('676-246-23-40', { onSuccess: ({ name }) => show(name) });
 * ```
 */
export function useRegistryLookup(): MutationResult<RegisteredCompany, string> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (taxNumber: string) =>
      unwrapResponse(client.api.GET('/company-registry/', { params: { query: { tax_number: taxNumber } } })),
  });
}
