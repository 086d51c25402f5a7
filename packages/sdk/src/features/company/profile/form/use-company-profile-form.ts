import type { ApiError } from '../../../../client/api-error.ts';
import { companyMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { usePermission, type PermissionDecision } from '../../../../permissions/use-permission.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../../query/query-keys.ts';
import type { QueryResult } from '../../../../query/results.ts';
import { useCompanyProfile, type CompanyProfile } from '../use-company-profile.ts';
import { useUpdateCompany } from '../use-update-company.ts';
import { profileValuesOf, type ProfileChanges } from './profile-values.ts';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

/** What saving means to the page around the form. */
export interface CompanyProfileFormOptions {
  /** Saving also marks the company as set up; it works without any change then. @defaultValue false */
  finishesSetup?: boolean | undefined;
  /** The company is being set up: a server that fails signs the reader out. @defaultValue false */
  isSetup?: boolean | undefined;
  /** The data has been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The company's data as a form: what is typed is kept until it is saved, also when the page goes and comes back.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the data are in `error`, an ApiError; a refusal to save is in
 * the form's `refusal` and `messageFor`.
 * @example
 * ```tsx
 * const { form, permission } = useCompanyProfileForm();
 * return (
 *   <input
 *     value={form.values.name}
 *     readOnly={!permission.allowed}
 *     onChange={(event) => form.set('name', event.target.value)}
 *   />
 * );
 * ```
 */
export function useCompanyProfileForm({
  finishesSetup = false,
  isSetup = finishesSetup,
  onSaved,
}: CompanyProfileFormOptions = {}): CompanyProfileFormState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const { client } = usePinfold();
  const permission = usePermission('manage_company_data');
  const profile = useCompanyProfile({ isSetup });
  const update = useUpdateCompany();

  const save = async (changed: ProfileChanges) => {
    const change = { ...changed, ...(finishesSetup && { wizard_completed: true as const }) };
    if (Object.keys(change).length > 0) await update.mutateAsync(change);
    form.discard();
    onSaved?.();
  };
  const form = useProfileForm({
    saved: profile.data && profileValuesOf(profile.data),
    draftKey: draftKeys.profile(client.scope),
    error: update.error,
    isSaving: update.isPending,
    // Why it was refused is said by the form itself.
    save: (changed) => void save(changed).catch(() => undefined),
    forgetRefusal: () => {
      if (update.isError) update.reset();
    },
  });

  return {
    form,
    profile: profile.data,
    permission,
    isPending: profile.isPending || !areWordsReady || permission.isPending,
    isFetching: profile.isFetching,
    error: profile.data ? null : profile.error,
    refetch: profile.refetch,
    isSaved: update.isSuccess && !form.isDirty,
  };
}

/** What `useCompanyProfileForm` gives. */
export interface CompanyProfileFormState {
  form: ProfileForm;
  profile: CompanyProfile | undefined;
  permission: PermissionDecision;
  /** Until the data and the words are here. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<CompanyProfile>['refetch'];
  /** Everything that was typed is saved. */
  isSaved: boolean;
}
