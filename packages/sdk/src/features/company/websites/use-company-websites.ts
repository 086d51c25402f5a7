import { useState } from 'react';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { ApiError } from '../../../client/api-error.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { type LimitUse, usePlanLimit } from '../plan-limit.ts';
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
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [asked, setAsked] = useState<Website>();
  const websites = list.data?.results ?? noWebsites;
  const fault = websiteFault(url, websites);
  const limit = usePlanLimit('max_websites');

  const add = () => {
    if (create.isPending) return;
    setWasTried(true);
    if (fault) return;
    create.mutate(
      { url: url.trim(), name: name.trim() },
      {
        onSuccess: () => {
          setUrl('');
          setName('');
          setWasTried(false);
        },
      },
    );
  };
  const type = (text: string) => {
    if (create.isError) create.reset();
    setUrl(text);
  };

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
      setUrl: type,
      name,
      setName,
      /** What is wrong with the address, once adding it was tried. */
      urlMessage: wasTried && fault ? t(`company.websites.fault.${fault}`) : undefined,
      refusal: messageFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
      add,
      isAdding: create.isPending,
    },
    removal: {
      /** The website that is about to be removed. */
      asked,
      ask: setAsked,
      cancel: () => setAsked(undefined),
      confirm: () => {
        if (asked && !remove.isPending) remove.mutate(asked.id, { onSettled: () => setAsked(undefined) });
      },
      isPending: remove.isPending,
    },
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
  removal: {
    asked: Website | undefined;
    ask: (value: Website | undefined) => void;
    cancel: () => void;
    confirm: () => void;
    isPending: boolean;
  };
}

/** What is wrong with the address of a website that is to be added. */
type WebsiteFault = 'missing' | 'scheme_missing' | 'invalid' | 'exists';

/** Finds what the API would refuse (product spec, section 5: a link must start with http:// or https://). */
export function websiteFault(
  url: string,
  websites: readonly Pick<Schemas['Website'], 'url'>[],
): WebsiteFault | undefined {
  const text = url.trim();
  if (text === '') return 'missing';
  if (!/^https?:\/\//i.test(text)) return 'scheme_missing';
  const parsed = parseWebsiteUrl(text);
  if (!parsed) return 'invalid';
  return websites.some((website) => website.url === parsed.url) ? 'exists' : undefined;
}
