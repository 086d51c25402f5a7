'use client';
import { type BoosterChannel, boosterChannels } from '@pinfold/contract/features/review-booster/booster-form';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useLocationIds } from '../../../listings/use-location-pages.ts';
import type { BoosterForm } from '../../booster.queries.ts';
import { lackingLocations } from '../../links/lacking-locations.ts';
import { useCreateBoosterLinks } from '../../links/use-booster-links.ts';
import { BoosterLocations } from '../booster-locations.tsx';
import type { BoosterFormsAppearance } from '../forms/booster-forms.tsx';

interface NewLinksDialogProps extends Pick<BoosterFormsAppearance, 'getLocationHref'> {
  form: BoosterForm;
  onClose: () => void;
}

/** Makes links of one channel for many locations at once. */
export function NewLinksDialog({ form, getLocationHref, onClose }: NewLinksDialogProps): JSX.Element {
  const t = useTranslate();
  const [channel, setChannel] = useState<BoosterChannel>('qr');
  const [isAll, setAll] = useState(true);
  const [ids, setIds] = useState<readonly number[]>([]);
  const [wasTried, setTried] = useState(false);
  const all = useLocationIds({ onlyOwn: true });
  const create = useCreateBoosterLinks();
  const { messageFor } = useFormRefusal();
  const error = create.error ?? all.error;
  const isUnknown = create.error?.code === 'facility_unknown';
  const sent = create.variables?.locationIds ?? [];
  const lacking = lackingLocations(create.error, sent);
  const others = sent.filter((id) => !lacking.some((location) => location.id === id));
  const send = (locationIds: readonly number[]) =>
    create.mutate({ formId: form.id, locationIds, channel }, { onSuccess: onClose });
  const submit = () => {
    setTried(true);
    if (!isAll) {
      if (ids.length > 0) send(ids);
    } else if (form.facility_ids) send(form.facility_ids);
    else all.mutate('', { onSuccess: send });
  };
  const change = (changes: () => void) => {
    create.reset();
    all.reset();
    changes();
  };
  return (
    <FormDialog
      title={t('review_booster.links.new_title')}
      isDismissable={false}
      action={{
        children: t('review_booster.links.create'),
        isPending: create.isPending || all.isPending,
        pendingLabel: t('review_booster.links.creating'),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('review_booster.links.channel')}
        options={boosterChannels.map((value) => ({
          value,
          label: t(`review_booster.channel.${value}`),
          description: t(`review_booster.channel_hint.${value}`),
        }))}
        value={channel}
        onChange={(value) => change(() => setChannel(value as BoosterChannel))}
      />
      <RadioGroup
        label={t('review_booster.for')}
        options={[
          { value: 'all', label: t(`review_booster.for_${form.facility_ids ? 'all_of_form' : 'all'}`) },
          { value: 'chosen', label: t('review_booster.for_chosen') },
        ]}
        value={isAll ? 'all' : 'chosen'}
        onChange={(value) => change(() => setAll(value === 'all'))}
      />
      {!isAll && (
        <BoosterLocations
          ids={ids}
          onChange={(next) => change(() => setIds(next))}
          errorMessage={
            isUnknown
              ? t('review_booster.links.not_of_form')
              : wasTried && ids.length === 0
                ? t('review_booster.fault.locations_missing')
                : undefined
          }
        />
      )}
      {isAll && isUnknown && <FaultText>{t('review_booster.links.not_of_form')}</FaultText>}
      {create.error?.code === 'public_link_missing' ? (
        <Banner
          tone="bad"
          role="alert"
          title={t('review_booster.links.lacking', { count: lacking.length })}
          actions={
            lacking.length > 0 &&
            others.length > 0 && (
              <Button onPress={() => send(others)}>
                {t('review_booster.links.create_others', { count: others.length })}
              </Button>
            )
          }
        >
          <Stack gap={3}>
            <List gap={1}>
              {lacking.map(({ id, name }) => (
                <li key={name + String(id)}>
                  {id !== undefined && getLocationHref ? (
                    <Link href={getLocationHref(id)} isInApp>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </List>
            {t('review_booster.links.lacking_text')}
          </Stack>
        </Banner>
      ) : (
        !isUnknown && <RefusalBanner message={messageFor(error)} />
      )}
    </FormDialog>
  );
}
