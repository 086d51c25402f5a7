'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckIcon, CopyIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import type { BoosterLink } from '../../booster.queries.ts';
import { nameOfLink } from '../../links/name-of-link.ts';

interface BoosterLinkRowProps {
  link: BoosterLink;
  /** Of its location, where it is known. */
  address: string | undefined;
  /** Why the reader may change nothing. */
  refusal: string | undefined;
  getLocationHref: ((id: number) => string) | undefined;
  onQr: () => void;
  onClose: () => void;
}

/** A link: its location and channel, its address, and how it does. */
export function BoosterLinkRow({
  link,
  address,
  refusal,
  getLocationHref,
  onQr,
  onClose,
}: BoosterLinkRowProps): JSX.Element {
  const t = useTranslate();
  const { facility_name: location, url } = link;
  const name = nameOfLink(link, address, t);
  const { isCopied, copy } = useCopy(url);
  const href = getLocationHref?.(link.facility_id);
  return (
    <DataRow
      part="BoosterForms-link"
      basis="260px"
      title={
        <>
          {href ? (
            <Link href={href} isInApp variant="name">
              {location}
            </Link>
          ) : (
            <span>{location}</span>
          )}{' '}
          <Tag>{t(`review_booster.channel.${link.channel}`)}</Tag>
          {!link.takes_answers && (
            <>
              {' '}
              <Tag tone="warn">{t('review_booster.links.takes_none')}</Tag>
            </>
          )}
        </>
      }
      details={
        <>
          {address && <span>{address}</span>}
          <span>{t('review_booster.visits', { count: link.visits_count })}</span>
          <span>{t('review_booster.answers', { count: link.answers_count })}</span>
          <Text wrap="anywhere">{url}</Text>
        </>
      }
      actions={
        <>
          <Button size="s" aria-label={t('review_booster.qr.show_of', { name })} onPress={onQr}>
            {t('review_booster.qr.show')}
          </Button>
          <IconButton
            icon={isCopied ? <CheckIcon /> : <CopyIcon />}
            label={t(isCopied ? 'review_booster.links.copied' : 'review_booster.links.copy', { name })}
            onPress={copy}
          />
          <IconButton
            icon={<TrashIcon />}
            label={t('review_booster.links.close_named', { name })}
            disabledReason={refusal}
            onPress={onClose}
          />
        </>
      }
    />
  );
}
