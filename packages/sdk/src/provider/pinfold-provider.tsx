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
  /** From `createClient`. A client of another company empties the cache and fetches anew. */
  client: PinfoldClient;
  /** What the reader may do. Left out, it comes from the API. A key that is missing counts as forbidden. */
  permissions?: Partial<Record<Permission, boolean>> | undefined;
  /** The client's token is one of view-as: what would write is disabled, with that as the reason. @defaultValue false */
  isViewAs?: boolean | undefined;
  /** A language, fetched when needed, or its words from `@pinfold/sdk/locales/…`. @defaultValue 'pl' */
  locale?: Language | Locale | undefined;
  /** Words of your own, key by key. Keep the object between renders. */
  messages?: MessageOverrides | undefined;
  /** Tokens, classes and options for everything below. Keep the object between renders. */
  appearance?: Appearance | undefined;
  /** Components of yours in place of ours, by component and slot. */
  slots?: Slots | undefined;
  /** Where the pictures of maps come from. Keep the object between renders. @defaultValue an outline of land and borders */
  map?: MapTiles | undefined;
  /** How to reach another of your pages. @defaultValue the browser's own navigation */
  navigate?: Navigate | undefined;
  /** Your router's link. @defaultValue 'a' */
  Link?: ComponentType<LinkProps> | undefined;
  /** Where dialogs and menus are put. @defaultValue document.body */
  portalContainer?: Element | null | undefined;
  /** For style elements under a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hears what each error calls for, in the reader's words: a toast, a modal, signing out, maintenance. */
  onError?: ((reaction: TranslatedReaction, error: ApiError) => void) | undefined;
  /** Hears what happened, for analytics. */
  onEvent?: ((event: PinfoldEvent) => void) | undefined;
  /** False holds everything back: nothing is fetched, nothing connects. @defaultValue true */
  enabled?: boolean | undefined;
  /**
   * Which keyboard shortcuts are heard: all, none that a single key gives, or none. @defaultValue the user's own setting
   * once `useUser` has fetched it, 'all' until then
   */
  keyboardShortcuts?: ShortcutMode | undefined;
  /** Switches that are on. Left out, they come from the API. */
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** What the error policy should know about the page on screen. */
  errorSituation?: ErrorSituation | undefined;
  children?: ReactNode;
}

/**
 * Gives Pinfold's hooks and components their client, language and looks. It draws nothing, and several may live on
 * one page without knowing each other.
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

  const { report, onReaction, emit } = useReport(queryClient, {
    scope: client.scope,
    translate,
    featureFlags,
    situation: props.errorSituation,
    onError: props.onError,
    onEvent: props.onEvent,
  });
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
      report,
      onReaction,
      emit,
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
      report,
      onReaction,
      emit,
    ],
  );
  return <PinfoldContext.Provider value={pinfold}>{props.children}</PinfoldContext.Provider>;
}

function followLink(href: string, options: { replace?: boolean } = {}) {
  if (options.replace) location.replace(href);
  else location.assign(href);
}
