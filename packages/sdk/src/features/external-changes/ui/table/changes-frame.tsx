'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { BulkBar, SelectShown } from '../../../../patterns/bulk-bar.tsx';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { ShortcutHints, ShortcutsDialog } from '../../../../patterns/shortcuts.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { ShieldIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import { useChangeFilterFields } from '../change-filter-fields.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { targetOfSelection } from './use-change-decisions.ts';
import { changeHints, changeShortcuts } from './use-changes-commands.ts';

/** Above the rows: how much waits, how it is put together, what narrows it, and the way through it one by one. */
export function ChangesHeader(): JSX.Element {
  const t = useTranslate();
  const { table, title, headingLevel, headerActions, isNarrow } = useExternalChangesTableView();
  const { filters, changeFilters, clearFilters, hasFilters, count, isStale } = table;
  const fields = useChangeFilterFields(table);
  const summary = useSummary();
  const review = (
    <Button
      variant="primary"
      isDisabled={(table.stats?.pending ?? 0) === 0}
      onPress={() => table.review.open()}
    >
      {t('external_changes.table.review.start')} {!isNarrow && <KeyHint>↵</KeyHint>}
    </Button>
  );
  const hasHeading = title !== null || Boolean(headerActions);
  return (
    <CollectionHeader
      title={title === undefined ? t('external_changes.table.title') : title}
      headingLevel={headingLevel}
      summary={summary}
      actions={
        hasHeading && (
          <>
            {headerActions}
            {review}
          </>
        )
      }
      search={
        <CollectionSearch
          label={t('external_changes.table.search_label')}
          placeholder={t('external_changes.table.search')}
          value={filters.q ?? ''}
          onSearch={(q) => changeFilters({ q: q || undefined })}
        />
      }
      filtersLabel={t('external_changes.table.group.label')}
      filters={
        <>
          {(['location', 'identical'] as const).map((grouping) => (
            <Chip
              key={grouping}
              isSelected={table.groupBy === grouping}
              onChange={() => table.setGroupBy(grouping)}
            >
              {t(`external_changes.table.group.${grouping}`)}
            </Chip>
          ))}
          <CollectionFilters
            fields={Object.values(fields)}
            count={isStale ? undefined : count}
            hasFilters={hasFilters}
            onClear={clearFilters}
            showLabel={(matching) => t('external_changes.table.filter.show', { count: matching })}
          />
        </>
      }
      tools={!hasHeading && review}
    />
  );
}

/** How much waits for a decision, where, and since when. */
function useSummary(): string {
  const t = useTranslate();
  const format = useFormat();
  const { stats } = useExternalChangesTableView().table;
  if (!stats) return '\u00a0';
  const { pending: count, facilities_count, oldest_detected_at } = stats;
  if (count === 0) return t('external_changes.table.nothing_waits');
  const where = `${t('external_changes.table.waiting', { count })} ${t('external_changes.table.in_locations', { count: facilities_count })}.`;
  if (!oldest_detected_at) return where;
  return `${where} ${t('external_changes.table.oldest', { age: format.age(oldest_detected_at) })}`;
}

/** Why no change is shown: on its way, gone wrong, all decided, or nothing that matches. */
export function ChangesState(): JSX.Element {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const { emptiness } = table;
  const words = emptiness && {
    title: t(`external_changes.table.${emptiness}.title`),
    text: t(`external_changes.table.${emptiness}.text`),
  };
  return (
    <Inset flex="scroll" padding={5}>
      <QueryState
        query={table}
        failed={t('external_changes.table.error.title')}
        forbidden={t('external_changes.table.forbidden')}
        empty={
          words &&
          (emptiness === 'no_match'
            ? noMatch({
                ...words,
                clear: t('common.list.clear_filters'),
                onClear: table.clearFilters,
              })
            : { ...words, icon: <ShieldIcon size={24} /> })
        }
      />
    </Inset>
  );
}

/** The box above the rows. */
export function SelectShownChanges(): JSX.Element {
  const t = useTranslate();
  const { selection, shown } = useExternalChangesTableView().table;
  return (
    <SelectShown
      label={t('external_changes.table.select_shown')}
      shown={shown.map(({ id }) => id)}
      selection={selection}
    />
  );
}

/** What can be decided of all that is ticked. */
export function ChangesBar(): JSX.Element | null {
  const t = useTranslate();
  const { table, decisions } = useExternalChangesTableView();
  const { selection, rows, permission } = table;
  const { count = 0, massLimit = count } = rows;
  if (table.groupBy !== 'location') return null;
  const most = Math.min(count, massLimit);
  const cap = t('external_changes.table.cap', { count: massLimit });
  const target = targetOfSelection(selection.ids, t);
  const disabledReason = permission.reason?.text ?? (selection.count > massLimit ? cap : undefined);
  return (
    <BulkBar
      selection={selection}
      most={most}
      countLabel={t('external_changes.table.selected', { count: selection.count })}
      selectAllLabel={t(`external_changes.table.${most < count ? 'select_most' : 'select_all'}`, {
        count: most,
      })}
      clearLabel={t('external_changes.table.clear_selection')}
      note={most < count ? cap : undefined}
      box={<SelectShownChanges />}
    >
      {(['reject', 'accept'] as const).map((wish) => (
        <Button
          key={wish}
          size="s"
          variant={wish === 'accept' ? 'primary' : 'default'}
          aria-label={`${t(`external_changes.table.${wish}`)}: ${target.name}`}
          disabledReason={disabledReason}
          onPress={() => decisions[wish](target)}
        >
          {t(`external_changes.table.${wish}`)}
        </Button>
      ))}
    </BulkBar>
  );
}

/** The most used keys; that of "undo" counts down while a decision can be undone. */
export function ChangesHints(): JSX.Element {
  const t = useTranslate();
  const { commands, table } = useExternalChangesTableView();
  const seconds = useSecondsUntil(table.latest?.sendAt ?? null);
  const hints = changeHints.map(([intent, key]) => ({
    intent,
    key,
    label:
      intent === 'undo' && seconds > 0
        ? t('external_changes.table.hint.undo_left', { seconds })
        : t(`external_changes.table.hint.${intent}`),
  }));
  return (
    <ShortcutHints label={t('external_changes.table.shortcuts.title')} hints={hints} onRun={commands.run} />
  );
}

/** Every key with what it does. */
export function ChangesShortcuts(): JSX.Element {
  const t = useTranslate();
  const { isHelpOpen, setHelpOpen } = useExternalChangesTableView().commands;
  return (
    <ShortcutsDialog
      isOpen={isHelpOpen}
      title={t('external_changes.table.shortcuts.title')}
      shortcuts={changeShortcuts.map(([intent, key]) => ({
        label: t(`external_changes.table.shortcuts.${intent}`),
        keys: [key],
      }))}
      onClose={() => setHelpOpen(false)}
    />
  );
}
