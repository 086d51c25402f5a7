import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode, type JSX } from 'react';
import type { ApiError } from '../client/api-error.ts';
import type { PinfoldClient } from '../client/create-client.ts';
import type { ErrorSituation } from '../error-policy/error-policy.ts';
import { createTranslate } from '../i18n/i18n.ts';
import { useLoadedLocale, type Locale } from '../i18n/locale.ts';
import type { MessageOverrides } from '../i18n/namespaces.ts';
import { useLive } from '../live/use-live.ts';
import type { Appearance } from '../theme/appearance.ts';
import { createQueryClient } from './create-query-client.ts';
import {
  PinfoldContext,
  type LinkProps,
  type Navigate,
  type Pinfold,
  type Slots,
  type TranslatedReaction,
} from './pinfold-context.ts';
import type { MapTiles } from './map-tiles.ts';
import type { PinfoldEvent } from './pinfold-event.ts';
import { useCacheLife } from './use-cache-life.ts';
import { useForgetOtherCompany } from './use-forget-other-company.ts';
import { useReportFailures } from './use-report-failures.ts';
import { useReport } from './use-report.ts';

export interface PinfoldProviderProps {
  /** From `createClient`. A client of another company clears the cache of the previous one. */
  client: PinfoldClient;
  /** The user's permissions; a missing key counts as false. @defaultValue those of the API */
  permissions?: Partial<Record<Permission, boolean>> | undefined;
  /** The client's token is a view-as token: writing is disabled, with that as the reason. @defaultValue false */
  isViewAs?: boolean | undefined;
  /** A language, fetched when needed, or its words from `@pinfold/sdk/locales/…`. @defaultValue 'pl' */
  locale?: Language | Locale | undefined;
  /** Your own texts by key. Keep the object between renders. */
  messages?: MessageOverrides | undefined;
  /** Tokens, classes and options for everything below. Keep the object between renders. */
  appearance?: Appearance | undefined;
  /** Components of yours in place of ours, by component and slot. */
  slots?: Slots | undefined;
  /** Tiles of maps. Keep the object between renders. @defaultValue an outline of land and borders */
  map?: MapTiles | undefined;
  /** Navigates to another of your pages. @defaultValue the browser's own navigation */
  navigate?: Navigate | undefined;
  /** Your router's link. @defaultValue 'a' */
  Link?: ComponentType<LinkProps> | undefined;
  /** Element that dialogs and menus are rendered into. @defaultValue document.body */
  portalContainer?: Element | null | undefined;
  /** For style elements under a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Called for every error that is not silent, with its reaction and translated message. */
  onError?: ((reaction: TranslatedReaction, error: ApiError) => void) | undefined;
  /** Called for events such as a sent reply, for analytics. */
  onEvent?: ((event: PinfoldEvent) => void) | undefined;
  /** False disables all requests and the live connection. @defaultValue true */
  enabled?: boolean | undefined;
  /**
   * Which keyboard shortcuts work: all, all but single characters, or none. @defaultValue the user's own setting
   * once `useUser` has fetched it, 'all' until then
   */
  keyboardShortcuts?: ShortcutMode | undefined;
  /** Feature flags that are on. @defaultValue those of the API */
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** Context of the current page for the error policy. */
  errorSituation?: ErrorSituation | undefined;
  children?: ReactNode;
}

/**
 * Provides client, language and appearance to Pinfold's hooks and components. It renders no element; several on one page
 * are independent of each other.
 *
 * @example
 * ```tsx
 * <PinfoldProvider
 *   client={client}
 *   locale="pl"
 *   onError={(reaction) => reaction.kind === 'toast' && notify(reaction.message)}
 * >
 *   <ReviewsInbox />
 * </PinfoldProvider>
 * ```
 */
export function PinfoldProvider(props: PinfoldProviderProps): JSX.Element {
  const {
    enabled = true,
    isViewAs = false,
    locale: wanted = defaultLanguage,
    messages,
    featureFlags,
  } = props;

  const [queryClient] = useState(createQueryClient);
  const { locale, failure, requestMessages, hasMessages } = useLoadedLocale(wanted, enabled);
  const language = locale?.language ?? (typeof wanted === 'string' ? wanted : wanted.language);
  const translate = useMemo(() => createTranslate(locale, messages), [locale, messages]);
  const client = useMemo(
    () => props.client.with({ companyId: props.client.companyId, language }),
    [props.client, language],
  );

  const reporting = useReport(queryClient, {
    scope: client.scope,
    translate,
    featureFlags,
    situation: props.errorSituation,
    onError: props.onError,
    onEvent: props.onEvent,
  });
  const { report, emit } = reporting;
  useCacheLife(queryClient);
  useEffect(() => {
    if (failure) report(failure);
  }, [failure, report]);
  useReportFailures(queryClient, report);
  useForgetOtherCompany(client, queryClient);
  useLive({ client, queryClient, enabled, emit });

  const { permissions, keyboardShortcuts, appearance, slots, map, navigate, Link, portalContainer, nonce } =
    props;
  const pinfold = useMemo<Pinfold>(
    () => ({
      client,
      queryClient,
      enabled,
      language,
      isLocaleReady: locale !== undefined,
      translate,
      requestMessages,
      hasMessages,
      permissions,
      isViewAs,
      keyboardShortcuts,
      featureFlags,
      appearance,
      slots,
      map,
      navigate: navigate ?? followLink,
      Link: Link ?? 'a',
      portalContainer,
      nonce,
      ...reporting,
    }),
    [
      client,
      queryClient,
      enabled,
      language,
      locale,
      translate,
      requestMessages,
      hasMessages,
      permissions,
      isViewAs,
      keyboardShortcuts,
      featureFlags,
      appearance,
      slots,
      map,
      navigate,
      Link,
      portalContainer,
      nonce,
      reporting,
    ],
  );
  return <PinfoldContext.Provider value={pinfold}>{props.children}</PinfoldContext.Provider>;
}

function followLink(href: string, options: { replace?: boolean } = {}) {
  if (options.replace) location.replace(href);
  else location.assign(href);
}
