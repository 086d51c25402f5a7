export { createClient, type ClientOptions, type PinfoldClient } from './client/create-client.ts';
export { unwrapResponse } from './client/transport.ts';
export { ApiError, type ApiErrorKind, type FieldError } from './client/api-error.ts';
export type { ExpiringToken, GetToken, TokenAnswer } from './client/token.ts';
export type { ListOf, PageOf, Schemas } from './client/schema.ts';
export type {
  MutationResult,
  PagedQueryOf,
  PagedResult,
  Pages,
  QueryOf,
  QueryResult,
} from './query/results.ts';
export {
  errorPolicy,
  type ErrorSituation,
  isErrorEvent,
  type Reaction,
  type ReactionMessage,
} from './error-policy/error-policy.ts';
export {
  type CatalogueEntry,
  errorCatalogue,
  type ErrorEvent,
  type ErrorPlace,
  type ErrorTrigger,
  type ModalAction,
} from './error-policy/error-catalogue.ts';
export { PinfoldProvider, type PinfoldProviderProps } from './provider/pinfold-provider.tsx';
export type { LinkProps, Navigate, Pinfold, Slots, TranslatedReaction } from './provider/pinfold-context.ts';
export type { PinfoldEvent } from './provider/pinfold-event.ts';
export { useClient, usePinfold } from './provider/use-pinfold.ts';
export { useFeatureFlag, usePermission, type PermissionDecision } from './permissions/use-permission.ts';
export type { Locale } from './i18n/locale.ts';
export type { MessageKey, MessageOverrides, TranslationKey } from './i18n/namespaces.ts';
export type { MessageValues, Translate } from './i18n/i18n.ts';
export { useTranslate } from './i18n/use-translate.ts';
export { useFormat, type Format } from './i18n/use-format.ts';
export type { DateStyle } from './i18n/date-format.ts';
export { defaultLanguage, isLanguage, languages, type Language } from '@pinfold/contract/languages';
export { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
export type { MemberAccess, Module } from '@pinfold/contract/access/access';
export { decideAccess, type AccessRefusal, type Membership } from '@pinfold/contract/access/decide-access';
export { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
export type { PlanCapability } from '@pinfold/contract/access/plan';
export { featureFlags, type FeatureFlag } from '@pinfold/contract/access/feature-flags';
export type { ProblemCode } from '@pinfold/contract/problem-codes';
export type { Appearance } from './theme/appearance.ts';
