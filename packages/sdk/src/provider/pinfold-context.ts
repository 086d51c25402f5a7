import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Language } from '@pinfold/contract/languages';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ComponentType, type ReactNode, type Context } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import type { ErrorSituation, Reaction } from '../error-policy/error-policy.ts';
import type { Translate } from '../i18n/i18n.ts';
import type { FeatureMessages } from '../i18n/namespaces.ts';
import type { Appearance } from '../theme/appearance.ts';
import type { ComponentName, Components } from '../theme/components.ts';
import type { MapTiles } from './map-tiles.ts';
import type { PinfoldEvent } from './pinfold-event.ts';

/** What a host's link component is given. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Moves the host to another of its pages. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

/** A host's components in place of ours: by component, then by slot. */
export type Slots = { readonly [Name in ComponentName]?: Readonly<Components[Name]> | undefined };

/** An error's reaction with its words in the reader's language. */
export type TranslatedReaction = Reaction<string>;

/** What every hook and component reads from the nearest Provider. */
export interface Pinfold {
  client: PinfoldClient;
  queryClient: QueryClient;
  /** False while the host holds everything back: nothing is fetched, nothing connects. */
  enabled: boolean;
  language: Language;
  /** False until the first language has arrived; `translate` gives empty strings so long. */
  isLocaleReady: boolean;
  translate: Translate;
  /** Has a feature's texts fetched, now and at each change of language. */
  requestMessages(messages: FeatureMessages): void;
  /** Whether a feature's texts are here. */
  hasMessages(messages: FeatureMessages): boolean;
  permissions: Partial<Record<Permission, boolean>> | undefined;
  /** The session looks through a member's eyes and writes nothing. */
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
  /**
   * Runs an error, or an `ErrorEvent` of the catalogue, through the policy, tells the host and
   * whoever listens, and gives the reaction back.
   */
  report(error: unknown, situation?: ErrorSituation): TranslatedReaction;
  /** Hears every reaction that is not silent. Returns an unsubscribe function. */
  onReaction(listener: (reaction: TranslatedReaction) => void): () => void;
  emit(event: PinfoldEvent): void;
}

export const PinfoldContext: Context<Pinfold | undefined> = createContext<Pinfold | undefined>(undefined);
