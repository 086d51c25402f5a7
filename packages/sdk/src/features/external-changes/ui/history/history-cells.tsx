'use client';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { ExternalChange } from '../../external-change.ts';
import { endedStatuses } from '../../history/changes-history.queries.ts';
import { useHistoryView } from './history-context.ts';

interface CellProps {
  change: ExternalChange;
}

/** Which field of which location. */
export function HistoryPlace({ change: { field, facility } }: CellProps): JSX.Element {
  const nameOf = useFieldNames();
  const { getHref } = useHistoryView();
  const { formatted_address, name, store_code } = facility;
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      <Stack>
        <Text as="strong" weight="semibold">
          {nameOf(field)}
        </Text>
        <span>
          {getHref ? (
            <Link href={getHref(facility)} isInApp variant="quiet">
              {formatted_address}
            </Link>
          ) : (
            formatted_address
          )}
        </span>
        <Text as="small" size="s" tone="subtle">
          {[name, store_code].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Text>
  );
}

/** What was proposed against what we said, by whom, and when it was found. */
export function HistoryChange({ change }: CellProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { field, ours, proposed, facility, source, type, user, detected_at } = change;
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      <Stack>
        <FieldDifference
          field={field}
          ours={ours}
          proposed={proposed}
          country={ours.country ?? proposed.country ?? 'PL'}
          listingId={facility.id}
        />
        <Text as="small" size="s" tone="subtle">
          {t(`external_changes.table.type.${type}`)} ·{' '}
          {user ?? t(`external_changes.history.source.${source}`)} · {format.date(detected_at, 'date_time')}
        </Text>
      </Stack>
    </Text>
  );
}

/** The user or rule that decided, and when. */
export function HistoryDecision({ change }: CellProps): JSX.Element {
  const t = useTranslate();
  const { decision, decided_at, decided_by, decided_by_rule } = change;
  if (decision === changeDecisions.idle || decided_at === null)
    return (
      <Text as="small" size="s" tone="subtle">
        {t('external_changes.history.by_nobody')}
      </Text>
    );
  return (
    <Stack minInlineSize="0">
      <Text wrap="anywhere">{deciderName(t, decided_by, decided_by_rule)}</Text>
      <Moment at={decided_at} />
    </Stack>
  );
}

/** The outcome and its time, with a button that shows the steps. */
export function HistoryResult({ change }: CellProps): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { history } = useHistoryView();
  const { id, status, field, facility, finished_at, is_informational, problems } = change;
  const ended = endedStatuses.find((one) => one === status);
  const isOpen = history.isOpen(id);
  const named = { field: nameOf(field), place: facility.formatted_address };
  const isNoted = is_informational && status === changeStatuses.accepted;
  return (
    <Row flex="grow" gap={3} align="start" justify="between">
      <Stack align="start" minInlineSize="0">
        {ended && (
          <Tag tone={tones[ended]}>
            {isNoted ? t('external_changes.history.noted') : t(`external_changes.history.status.${ended}`)}
          </Tag>
        )}
        {finished_at !== null && <Moment at={finished_at} />}
        {problems.map(({ code, message }) => (
          <Text as="small" key={code} size="s" tone="subtle" wrap="anywhere">
            {message}
          </Text>
        ))}
      </Stack>
      <IconButton
        icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronEndIcon size={16} />}
        label={t(isOpen ? 'external_changes.history.collapse' : 'external_changes.history.expand', named)}
        size="s"
        hasTooltip={false}
        aria-expanded={isOpen}
        onPress={() => history.toggle(id)}
      />
    </Row>
  );
}

const tones: Record<(typeof endedStatuses)[number], Tone> = { 2: 'good', 3: 'warn', 4: 'mute', 5: 'mute' };

/** A change that has ended, as a card for narrow screens. */
export function HistoryCard({ change }: CellProps): JSX.Element {
  return (
    <Stack part="ExternalChangesHistory-card" gap={3} padding={[4, 5]}>
      <HistoryPlace change={change} />
      <HistoryChange change={change} />
      <HistoryDecision change={change} />
      <HistoryResult change={change} />
    </Stack>
  );
}

/** When something happened, in small print. */
export function Moment({ at }: { at: string }): JSX.Element {
  const format = useFormat();
  return (
    <Text as="small" size="s" tone="subtle">
      <time dateTime={at}>{format.date(at, 'date_time')}</time>
    </Text>
  );
}

/** Label of who decided: a user's name, the rule, or a former member. */
export function deciderName(t: Translate, user: string | null, isByRule: boolean): string {
  if (isByRule) return t('external_changes.history.by_rule');
  return user ?? t('external_changes.history.by_left');
}
