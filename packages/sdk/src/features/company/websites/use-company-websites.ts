import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { PageOf } from '../../../client/schema.ts';
import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { type Removal, useRemoval } from '../../../state/use-removal.ts';
import { type LimitUse, usePlanLimit } from '../plan-limit.ts';
import { useNewWebsite } from './use-new-website.ts';
import { useWebsites, type Website } from './websites.ts';

const noWebsites: Website[] = [];

/**
 * The company's websites without their view: the list, the form that adds one, and the question before one is removed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why an address was refused
 * is in `form.urlMessage` and `form.refusal`.
 * @example
 * ```tsx
 * const { websites, form } = useCompanyWebsites();
 * return <input value={form.url} onChange={(event) => form.setUrl(event.target.value)} />;
 * ```
 */
export function useCompanyWebsites(): CompanyWebsitesState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const permission = usePermission('manage_company_data');
  const { create, remove, ...list } = useWebsites();
  const [name, setName] = useState('');
  const websites = list.data?.results ?? noWebsites;
  const { url, setUrl, fault, submit } = useNewWebsite({ known: websites, create });
  const limit = usePlanLimit('max_websites');

  const add = () =>
    submit((address, onSuccess) =>
      create.mutate(
        { url: address, name: name.trim() },
        {
          onSuccess: () => {
            onSuccess();
            setName('');
          },
        },
      ),
    );

  return {
    websites,
    isPending: list.isPending || !areWordsReady,
    isFetching: list.isFetching,
    error: list.data ? null : list.error,
    refetch: list.refetch,
    permission,
    limit,
    form: {
      url,
      setUrl,
      name,
      setName,
      /** What is wrong with the address, once adding it was tried. */
      urlMessage: fault ? t(`company.websites.fault.${fault}`) : undefined,
      refusal: messageFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
      add,
      isAdding: create.isPending,
    },
    removal: useRemoval<Website>({
      remove: ({ id }, options) => remove.mutate(id, options),
      isPending: remove.isPending,
    }),
  };
}

/** What `useCompanyWebsites` gives. */
export interface CompanyWebsitesState {
  websites: Website[];
  /** True until the websites and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  /** Set while there is nothing to show; later failures are only reported to the host. */
  error: ApiError | null;
  refetch: QueryResult<PageOf<Website>>['refetch'];
  permission: PermissionDecision;
  limit: LimitUse | undefined;
  form: {
    url: string;
    setUrl: (text: string) => void;
    name: string;
    setName: (value: string) => void;
    urlMessage: string | undefined;
    refusal: string | undefined;
    isAboutPlan: boolean;
    add: () => void;
    isAdding: boolean;
  };
  removal: Removal<Website>;
}
