import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Language } from '@pinfold/contract/languages';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ComponentType, type ReactNode, type Context } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import type { ApiError } from '../client/api-error.ts';
import type { ErrorEvent } from '../error-policy/error-catalogue.ts';
import type { ErrorSituation, Reaction } from '../error-policy/error-policy.ts';
import type { Translate } from '../i18n/i18n.ts';
import type { FeatureMessages } from '../i18n/namespaces.ts';
import type { Appearance } from '../theme/appearance.ts';
import type { ComponentName, Components } from '../theme/components.ts';
import type { MapTiles } from './map-tiles.ts';
import type { PinfoldEvent } from './pinfold-event.ts';

/** Props of a host's link component. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Navigates to another page of the host. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

/** A host's components in place of ours: by component, then by slot. */
export type Slots = { readonly [Name in ComponentName]?: Readonly<Components[Name]> | undefined };

/** A reaction with its message translated. */
export type TranslatedReaction = Reaction<string>;

/** The context that hooks and components read from the nearest Provider. */
export interface Pinfold {
  client: PinfoldClient;
  queryClient: QueryClient;
  /** False while the host disables the Provider: nothing is fetched or connected. */
  enabled: boolean;
  language: Language;
  /** False until the first language has loaded; until then `translate` returns empty strings. */
  isLocaleReady: boolean;
  translate: Translate;
  /** Fetches a feature's texts, now and at each change of language. */
  requestMessages(messages: FeatureMessages): void;
  /** Whether a feature's texts have loaded. */
  hasMessages(messages: FeatureMessages): boolean;
  permissions: Partial<Record<Permission, boolean>> | undefined;
  /** The session views as another member and cannot write. */
  isViewAs: boolean;
  keyboardShortcuts: ShortcutMode | undefined;
  featureFlags: readonly FeatureFlag[] | undefined;
  appearance: Appearance | undefined;
  slots: Slots | undefined;
  map: MapTiles | undefined;
  navigate: Navigate;
  Link: ComponentType<LinkProps> | 'a';
  portalContainer: Element | null | undefined;
  nonce: string | undefined;
  /** Returns the reaction to an error, or to an `ErrorEvent` of the catalogue, and tells nobody. */
  reactionTo(error: ApiError | ErrorEvent, situation?: ErrorSituation): TranslatedReaction;
  /**
   * Returns the reaction to an error, or to an `ErrorEvent` of the catalogue, and passes it to the host's `onError` and
   * to listeners of `onReaction`.
   */
  report(error: unknown, situation?: ErrorSituation): TranslatedReaction;
  /** Called for every reaction that is not silent. Returns an unsubscribe function. */
  onReaction(listener: (reaction: TranslatedReaction) => void): () => void;
  emit(event: PinfoldEvent): void;
}

export const PinfoldContext: Context<Pinfold | undefined> = createContext<Pinfold | undefined>(undefined);
