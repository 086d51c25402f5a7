export {
  type BoosterAudit,
  type BoosterForm,
  type BoosterLink,
  type BoosterQr,
  getBoosterAudit,
  listBoosterForms,
  listBoosterLinks,
} from '../features/review-booster/booster.queries.ts';
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
