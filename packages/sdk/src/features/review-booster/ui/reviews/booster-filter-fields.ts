import { boosterChannels } from '@pinfold/contract/features/review-booster/booster-form';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { chipsInput } from '../../../../patterns/chip-group.tsx';
import { chipText, type FilterField, type OptionsSourceProps } from '../../../../patterns/filter-field.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { FiltersChange } from '../../../../state/define-filters.ts';
import { useLocationField } from '../../../listings/ui/location-filter-field.ts';
import { useOpinionFilterFields } from '../../../opinions/ui/filters/opinion-filter-fields.ts';
import { type FlagLabels, opinionFlags } from '../../../opinions/ui/filters/opinion-flags.ts';
import { boosterAccess } from '../../booster.queries.ts';
import { useBoosterForms } from '../../forms/use-booster-forms.ts';
import type { BoosterReviewFilters } from '../../reviews/booster-review-filters.ts';

interface BoosterFilterFieldsOptions {
  filters: BoosterReviewFilters;
  /** Those that have a chip; the others are told by a view or another control. */
  shown: BoosterReviewFilters;
  changeFilters: (change: FiltersChange<BoosterReviewFilters>) => void;
}

/** The filters of answers in the order of the panel, and all of them in the order of their chips. */
export function useBoosterFilterFields(options: BoosterFilterFieldsOptions): {
  fields: FilterField[];
  chips: FilterField[];
} {
  const t = useTranslate();
  const { filters, shown, changeFilters } = options;
  const { forms = [], channels = [] } = filters;
  const seesForms = usePermission(boosterAccess.seeForms).allowed;
  const formOptions = useFormOptions(forms.length > 0 && seesForms);
  // A form that is gone, as from an old link, still needs a chip by which to remove it.
  const formName = (id: number) => formOptions.find((form) => form.id === String(id))?.label ?? `#${id}`;

  const ofForms: FilterField = {
    id: 'forms',
    label: t('review_booster.reviews.form'),
    // Who may not see forms has no names to choose from.
    input: seesForms
      ? {
          kind: 'choices',
          options: FormOptions,
          value: forms.map((id) => ({ id: String(id), label: formName(id) })),
          onChange: (chosen) => changeFilters({ forms: chosen.map(({ id }) => Number(id)) }),
        }
      : undefined,
    isWide: true,
    chip: chipText((shown.forms ?? []).map(formName)),
    clear: () => changeFilters({ forms: undefined }),
  };
  const ofLocations = useLocationField({
    id: 'facilities',
    label: t('reviews.filter.gmb_address_ids'),
    placeholder: t('reviews.filter.locations_hint'),
    ids: filters.facilities,
    onChange: (facilities) => changeFilters({ facilities }),
  });
  const ofChannels: FilterField = {
    id: 'channels',
    label: t('review_booster.reviews.channel'),
    input: chipsInput({
      label: t('review_booster.reviews.channel'),
      options: boosterChannels.map((id) => ({ id, label: t(`review_booster.channel.${id}`) })),
      value: channels,
      onChange: (next) => changeFilters({ channels: next }),
    }),
    chip: chipText((shown.channels ?? []).map((channel) => t(`review_booster.channel.${channel}`))),
    clear: () => changeFilters({ channels: undefined }),
  };
  const { fields, chips } = useOpinionFilterFields<'has_contact' | 'is_verified'>({
    ...options,
    flags: boosterFlags,
    replyStates: mailStates,
    panelFlags: ['reply', 'has_contact', 'is_verified', 'has_note', 'is_written_by_ai'],
    places: [ofForms, ofLocations, ofChannels],
  });
  // An answer is never edited, so that there is one date.
  return { fields: fields.filter(({ id }) => id !== 'date_type'), chips };
}

/** A mail is neither moderated nor outdated. */
const mailStates = {
  label: 'review_booster.reviews.mail.state',
  names: {
    none: 'review_booster.reviews.mail.status_none',
    processing: 'reviews.status.processing',
    published: 'review_booster.reviews.mail.status_sent',
    failed: 'reviews.status.failed',
  },
} as const;

const boosterFlags: Readonly<Record<'has_contact' | 'is_verified' | keyof typeof opinionFlags, FlagLabels>> =
  {
    ...opinionFlags,
    reply: [
      'review_booster.reviews.replied',
      'review_booster.reviews.view_waiting',
      'review_booster.reviews.mail.title',
    ],
    has_contact: [
      'review_booster.reviews.with_contact',
      'review_booster.reviews.without_contact',
      'review_booster.reviews.contact',
    ],
    is_verified: [
      'review_booster.reviews.verified',
      'review_booster.reviews.unverified',
      'review_booster.reviews.verification',
    ],
  };

function useFormOptions(enabled: boolean) {
  const { data = [] } = useBoosterForms({ enabled });
  return data.map(({ id, name }) => ({ id: String(id), label: name }));
}

function FormOptions({ children }: OptionsSourceProps) {
  return children(useFormOptions(true));
}
