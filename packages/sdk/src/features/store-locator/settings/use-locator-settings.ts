import type { ApiError } from '../../../client/api-error.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { storeLocatorMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys, storeLocatorKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useBegunDrafts, useDraftForm } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { byLocatorField, firstFaultText, locatorFaults, type LocatorFaults } from './locator-faults.ts';
import {
  type LocatorFilterOffer,
  type LocatorOptions,
  locatorOptionsOf,
  type LocatorSettings,
} from './locator-settings.ts';
import { getLocator, listLocatorFilters, sharedLocatorAccess } from './locator.queries.ts';

/** A change of the settings. */
export interface LocatorChange {
  /** Of the settings as they were when the change began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<LocatorOptions>;
}

/**
 * How the store locator of the company is set up, with its public addresses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: locator } = useLocator();
 * return <a href={locator?.addresses.page}>{locator?.header_name}</a>;
 * ```
 */
export function useLocator(): QueryResult<LocatorSettings> {
  return usePinfoldQuery(getLocator(useClient()));
}

/**
 * Labels, attributes and categories by which visitors could filter, with how many locations have each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: filters = [] } = useLocatorFilters();
 * return filters.map(({ key, label, count }) => <p key={key}>{label}: {count}</p>);
 * ```
 */
export function useLocatorFilters(): QueryResult<LocatorFilterOffer[]> {
  return usePinfoldQuery(listLocatorFilters(useClient()));
}

/**
 * Changes the settings of the store locator. Visitors see it within minutes.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `locator_changed` when
 * another user has saved meanwhile, or `locator_name_taken`, and is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateLocator();
 * update.mutate({ version: locator.version, changes: { is_published: true } });
 * ```
 */
export function useUpdateLocator(): MutationResult<LocatorSettings, LocatorChange> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ version, changes }: LocatorChange) =>
      unwrapResponse(client.api.PATCH('/store-locator/', { body: { version, ...changes } })),
    onSuccess: (settings) => queryClient.setQueryData(storeLocatorKeys.settings(client.scope), settings),
    onError: reportElsewhere,
    // Also after a refusal, which may be caused by another user's change.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  });
}

/** What saving means to the page around the form. */
export interface LocatorSettingsOptions {
  /** The settings have been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The settings of the store locator as a form: unsaved input is kept until it is saved, also when the page is left and
 * opened again. Changes that another user saves meanwhile are taken over; a field that both changed is a conflict.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the settings are in `error`, an ApiError; a refusal to save is
 * in the form's state.
 * @example
 * ```tsx
 * const { form, isPending } = useLocatorSettings();
 * return isPending ? null : <Header form={form} />;
 *
 * function Header({ form }: { form: LocatorForm }) {
 *   const { value, onChange } = useDraftField(form, 'header_name');
 *   return <input value={value} onChange={({ target }) => onChange(target.value)} />;
 * }
 * ```
 */
export function useLocatorSettings({ onSaved }: LocatorSettingsOptions = {}): LocatorSettingsState {
  const areMessagesReady = useFeatureMessages(storeLocatorMessages);
  const { client } = usePinfold();
  const t = useTranslate();
  const settings = useLocator();
  const update = useUpdateLocator();
  const readOnlyReason = usePermission(sharedLocatorAccess).reason?.text;
  const { messageFor } = useFormRefusal();
  const version = settings.data?.version ?? 0;
  const save = async (changes: Partial<LocatorOptions>) => {
    await update.mutateAsync({ version, changes });
    onSaved?.();
  };
  const form = useDraftForm<LocatorOptions, LocatorFaults>({
    key: draftKeys.locator(client.scope),
    saved: settings.data && locatorOptionsOf(settings.data),
    validate: (values) => byLocatorField(locatorFaults(values)),
    describe: (faults) => firstFaultText(t, faults),
    isSaidAtOnce: () => true,
    messagesOf: (error) => (isAboutName(error) ? { name: messageFor(error) } : {}),
    save: readOnlyReason === undefined ? save : undefined,
  });
  return {
    form,
    settings: settings.data,
    readOnlyReason,
    isPending: settings.isPending || !areMessagesReady,
    isFetching: settings.isFetching,
    error: settings.data ? null : settings.error,
    refetch: settings.refetch,
  };
}

function isAboutName({ code }: ApiError): boolean {
  return code === 'locator_name_taken' || code === 'locator_name_invalid';
}

/** The form of a store locator's settings; a field's faults are by path, such as `offer_link.url`. */
export type LocatorForm = DraftForm<LocatorOptions, LocatorFaults>;

/** What `useLocatorSettings` gives. */
export interface LocatorSettingsState {
  form: LocatorForm;
  /** The saved settings, with the API's read-only fields. */
  settings: LocatorSettings | undefined;
  /** Why the user only reads; undefined when changes can be saved. */
  readOnlyReason: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<LocatorSettings>['refetch'];
}

/**
 * Whether there are unsaved settings of the store locator, of all locations or of one, on any page. They are kept while
 * the Provider is mounted; logging out discards them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useLocatorDrafts();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useLocatorDrafts(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  const settings = useBegunDrafts(draftKeys.locator(client.scope));
  const listings = useBegunDrafts(draftKeys.listingLocators(client.scope));
  return { isEmpty: settings.length + listings.length === 0 };
}
