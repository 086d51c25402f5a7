'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Divider, List } from '../../../../ui/layout/list.tsx';
import { Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import { FieldValue } from '../../../listings/ui/change/field-value.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { IdenticalChanges } from '../../external-change.ts';
import { useExternalChanges } from '../../use-external-changes.ts';
import { ChangeActions, DecisionButtons } from './change-actions.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { targetOfIdentical } from './use-change-decisions.ts';

interface IdenticalPartProps {
  /** The same change of some locations. */
  group: IdenticalChanges;
}

interface OpenablePartProps extends IdenticalPartProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** The proposed value, marked against the company's where all locations have the same. */
export function IdenticalProposed({ group: { field, ours, proposed } }: IdenticalPartProps): JSX.Element {
  const country = proposed.country ?? 'PL';
  return ours ? (
    <FieldDifference field={field} ours={ours} proposed={proposed} country={country} show="proposed" />
  ) : (
    <FieldValue field={field} values={proposed} country={country} />
  );
}

/** The number of locations, the addresses of the first, and a button that shows all. */
export function IdenticalPlaces({ group, isOpen, onToggle }: OpenablePartProps): JSX.Element {
  const t = useTranslate();
  const { count, facilities } = group;
  const more = count - facilities.length;
  const names = facilities.map(({ formatted_address }) => formatted_address).join('; ');
  return (
    <Stack align="start" minInlineSize="0">
      <Row pull={3}>
        <Button
          size="s"
          variant="ghost"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUpIcon size={15} /> : <ChevronDownIcon size={15} />}
          onPress={onToggle}
        >
          {t('external_changes.table.in_locations', { count })}
        </Button>
      </Row>
      <Text as="small" size="s" tone="subtle" wrap="anywhere">
        {more > 0 ? `${names} ${t('external_changes.table.identical.more', { count: more })}` : names}
      </Text>
    </Stack>
  );
}

/** Decides the same change in all its locations. */
export function IdenticalActions({ group }: IdenticalPartProps): JSX.Element {
  const t = useTranslate();
  const { table, decisions } = useExternalChangesTableView();
  const target = targetOfIdentical(group, useFieldName(group.field), t);
  const where = group.count > 1 ? '_everywhere' : '';
  return (
    <DecisionButtons
      name={target.name}
      disabledReason={table.permission.reason?.text}
      isDisabled={table.isDeciding}
      isInformational={group.is_informational}
      labelOf={(wish) => t(`external_changes.table.${wish}${where}`)}
      onDecide={(wish) => decisions[wish](target)}
    />
  );
}

/** The same change in many locations, on a narrow screen. */
export function IdenticalCard(props: OpenablePartProps): JSX.Element {
  const { group, isOpen } = props;
  const name = useFieldName(group.field);
  return (
    <Stack part="ExternalChangesTable-card" gap={3} padding={[4, 5]}>
      <Text as="strong" weight="semibold">
        {name}
      </Text>
      <IdenticalProposed group={group} />
      <IdenticalPlaces {...props} />
      <IdenticalActions group={group} />
      {isOpen && <IdenticalLocations identicalKey={group.identical_key} />}
    </Stack>
  );
}

/** The locations of an identical change, each decided separately. */
export function IdenticalLocations({ identicalKey }: { identicalKey: string }): JSX.Element {
  const t = useTranslate();
  const { table, getHref } = useExternalChangesTableView();
  const list = useExternalChanges(
    { ...table.search, identical_key: identicalKey },
    { order: 'location', pageSize: 50 },
  );
  if (list.isPending) return <Skeleton label={t('common.loading')} blocks={2} />;
  return (
    <List gap={3} padding={[3, 4]} narrow={{ padding: [3, 0] }}>
      {list.changes.map((change) => {
        const { facility } = change;
        const place = `${facility.name}, ${facility.formatted_address}`;
        return (
          <Stack as="li" key={change.id} gap={3}>
            <Divider />
            <Spread gap={4} rowGap={3}>
              {getHref ? (
                <Link href={getHref(facility)} isInApp variant="quiet">
                  {place}
                </Link>
              ) : (
                <span>{place}</span>
              )}
              <ChangeActions change={change} />
            </Spread>
          </Stack>
        );
      })}
      {list.hasNextPage && (
        <li>
          <Button
            size="s"
            variant="ghost"
            isPending={list.isFetchingNextPage}
            pendingLabel={t('common.loading')}
            onPress={() => void list.fetchNextPage()}
          >
            {t('external_changes.table.identical.load_more')}
          </Button>
        </li>
      )}
    </List>
  );
}
