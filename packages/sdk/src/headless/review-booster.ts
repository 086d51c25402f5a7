export {
  type BoosterAudit,
  type BoosterConsent,
  type BoosterContact,
  type BoosterForm,
  type BoosterInvitation,
  type BoosterInvitationPage,
  type BoosterInvitationPlan,
  type BoosterLink,
  type BoosterQr,
  getBoosterAudit,
  listBoosterConsents,
  listBoosterForms,
  listBoosterInvitations,
  listBoosterLinks,
} from '../features/review-booster/booster.queries.ts';
export { useBoosterConsents } from '../features/review-booster/consents/use-booster-consents.ts';
export {
  type BoosterFormSave,
  useBoosterForms,
  useDeleteBoosterForm,
  useSaveBoosterForm,
} from '../features/review-booster/forms/use-booster-forms.ts';
export {
  type NewBoosterLinks,
  useBoosterLinks,
  useBoosterQr,
  useCloseBoosterLink,
  useCreateBoosterLinks,
} from '../features/review-booster/links/use-booster-links.ts';
export {
  type LackingLocation,
  lackingLocations,
} from '../features/review-booster/links/lacking-locations.ts';
export {
  type BoosterInvitationSave,
  type BoosterInvitationSearch,
  useBoosterInvitations,
  useInviteContacts,
  useStopInvitations,
} from '../features/review-booster/invitations/use-booster-invitations.ts';
export {
  type NewInvitations,
  useNewInvitations,
} from '../features/review-booster/invitations/use-new-invitations.ts';
export type { InvitationValues } from '../features/review-booster/invitations/invitation-values.ts';
export {
  type BoosterContactFile,
  type ErasedBoosterContact,
  useEraseBoosterContact,
  useExportBoosterContact,
  useFindBoosterContact,
} from '../features/review-booster/contacts/use-booster-contact.ts';
export {
  type InvitationOutcome,
  invitationOutcomes,
  type InvitationState,
  invitationStates,
} from '@pinfold/contract/features/review-booster/booster-invitation';
export { useBoosterAudit } from '../features/review-booster/use-booster-audit.ts';
export {
  type BoosterChannel,
  boosterChannels,
  boosterLimits,
  type BoosterTarget,
  boosterTargets,
  type QrFormat,
  qrFormats,
} from '@pinfold/contract/features/review-booster/booster-form';
export { questionIn, usualQuestions } from '@pinfold/contract/features/review-booster/booster-question';
