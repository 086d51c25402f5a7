'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { ExternalChange } from '../../external-change.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import { useChangeRow } from './changes-table-context.ts';
import { targetOfLocation } from './use-change-decisions.ts';

interface LocationHeadingProps {
  /** The change in the row, which the rows around it may not know yet. */
  change: ExternalChange;
  rows: Pick<ExternalChangesTableState['rows'], 'at' | 'count'>;
  row: number;
  /** Stays in sight above the rows, for the eyes alone. */
  isSticky?: boolean;
}

/** The location of the following changes, their number, and actions on all of them. */
export function LocationHeading({ change, rows, row, isSticky = false }: LocationHeadingProps): JSX.Element {
  const t = useTranslate();
  const { selection, decisions, disabledReason, getHref } = useChangeRow();
  const { changes, isWhole } = changesOfLocation(change, rows, row);
  const { facility } = change;
  const ids = changes.map(({ id }) => id);
  const ticked = ids.filter((id) => selection.has(id)).length;
  const target = targetOfLocation(changes, changes.length);
  const place = (
    <>
      <strong>{facility.formatted_address}</strong>
      <span>
        {[
          facility.name,
          facility.store_code,
          isWhole && t('external_changes.table.changes', { count: changes.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
  if (isSticky)
    return (
      <Location data-sticky="">
        <Place>{place}</Place>
      </Location>
    );
  return (
    <Location>
      <CheckBox
        label={t('external_changes.table.select', { name: target.name })}
        isLabelHidden
        excludeFromTabOrder
        isSelected={ticked === ids.length}
        isIndeterminate={ticked > 0 && ticked < ids.length}
        onChange={(isOn) => (isOn ? selection.add(ids) : selection.remove(ids))}
      />
      <Place>
        {getHref ? (
          <Link href={getHref(facility)} isInApp variant="quiet">
            {place}
          </Link>
        ) : (
          place
        )}
      </Place>
      {(changes.length > 1 || !isWhole) && (
        <Row gap={3} narrow={{ justify: 'end', inlineSize: '100%' }}>
          <Button
            size="s"
            variant="ghost"
            aria-label={`${t('external_changes.table.reject_all')}: ${target.name}`}
            disabledReason={disabledReason}
            onPress={() => decisions.reject(target)}
          >
            {t('external_changes.table.reject_all')}
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={`${t('external_changes.table.accept_all')}: ${target.name}`}
            disabledReason={disabledReason}
            onPress={() => decisions.accept(target)}
          >
            {t('external_changes.table.accept_all')}
          </Button>
        </Row>
      )}
    </Location>
  );
}

/** The changes around a row that are of its location, as far as they are loaded, and whether these are all. */
function changesOfLocation(own: ExternalChange, rows: LocationHeadingProps['rows'], row: number) {
  const { count = 0 } = rows;
  const at = (other: number) => (other === row ? own : rows.at(other));
  const isSame = (other: number) => at(other)?.facility.id === own.facility.id;
  let from = row;
  let to = row;
  while (isSame(from - 1)) from -= 1;
  while (isSame(to + 1)) to += 1;
  const changes = Array.from({ length: to - from + 1 }, (_, index) => at(from + index)).filter(
    (change) => change !== undefined,
  );
  const isWhole =
    (from === 0 || at(from - 1) !== undefined) && (to === count - 1 || at(to + 1) !== undefined);
  return { changes, isWhole };
}

const Location = styled.div.withConfig(innerClass('ExternalChangesTable-location'))`
  display: flex;
  align-items: center;
  gap: 4px 10px;
  min-block-size: 46px;
  padding: 5px 12px;
  & > label {
    flex: none;
    inline-size: 36px;
  }
  &:where([data-sticky]) {
    padding-inline-start: 58px;
  }
  & a:not(:hover) {
    text-decoration: none;
  }
  :where([data-layout='narrow']) & {
    flex-wrap: wrap;
    padding-inline: 16px;
  }
  :where([data-layout='narrow']) &:where([data-sticky]) {
    padding-inline-start: 43px;
  }
  :where([data-layout='narrow']) & > label {
    inline-size: 17px;
  }
`;

const Place = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & strong {
    color: var(--pf-ink);
    font-weight: 600;
  }
  & span {
    margin-inline-start: 7px;
    color: var(--pf-ink-3);
    font-weight: 450;
  }
  :where([data-layout='narrow']) & {
    white-space: normal;
  }
  :where([data-layout='narrow']) & span {
    display: block;
    margin: 0;
    font-size: var(--pf-font-size-s);
  }
`;
