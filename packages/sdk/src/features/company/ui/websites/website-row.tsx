'use client';
import { useId, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { Website } from '../../websites/websites.ts';
import { DataRow } from '../shared/data-row.tsx';
import { WebsiteWatchPanel } from './website-watch-panel.tsx';

interface WebsiteRowProps {
  website: Website;
  onRemove: () => void;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  planHref: string | undefined;
  searchLocationsHref: string | undefined;
  positionsHref: string | undefined;
  auditHref: string | undefined;
}

/** One website; its keywords open below it. */
export function WebsiteRow({
  website,
  onRemove,
  refusal,
  positionsHref,
  auditHref,
  ...watch
}: WebsiteRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, url, keywords_count: count, created_at: createdAt } = website;
  const date = format.date(createdAt);
  return (
    <DataRow
      title={name}
      text={
        <>
          <Link href={url} target="_blank" rel="noreferrer" variant="quiet">
            {shown(url)}
          </Link>
          {' · '}
          {t('company.websites.added', { date })}
        </>
      }
      actions={
        <>
          {positionsHref && (
            <Link href={positionsHref} isInApp aria-label={t('company.websites.positions_of', { name })}>
              {t('company.websites.positions')}
            </Link>
          )}
          {auditHref && (
            <Link href={auditHref} isInApp aria-label={t('company.websites.audit_of', { name })}>
              {t('company.websites.audit')}
            </Link>
          )}
          <Button
            size="s"
            variant="ghost"
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onPress={() => setOpen(!isOpen)}
          >
            {t('company.websites.keywords', { count })}
            <Arrow data-open={isOpen || undefined} aria-hidden>
              <ChevronDownIcon size={14} />
            </Arrow>
          </Button>
          <IconButton
            size="s"
            icon={<TrashIcon size={16} />}
            label={t('company.websites.remove', { name })}
            disabledReason={refusal}
            onPress={onRemove}
          />
        </>
      }
    >
      {isOpen && (
        <Stack
          id={id}
          role="group"
          aria-label={t('company.websites.keywords_of', { name })}
          gap={5}
          padding={[4, 0, 5]}
          inlineSize="100%"
        >
          <WebsiteWatchPanel websiteId={website.id} {...watch} />
        </Stack>
      )}
    </DataRow>
  );
}

/** An address as people write it. */
function shown(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

const Arrow = styled.span`
  display: inline-grid;
  margin-inline-start: 4px;
  vertical-align: -2px;
  transition: rotate 120ms;
  &:where([data-open]) {
    rotate: 180deg;
  }
`;
