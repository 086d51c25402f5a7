'use client';
import { type JSX, useEffect, useMemo, useState } from 'react';
import { distanceMeters } from '@pinfold/contract/geo';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { Added, Arrow, Removed, Said } from './difference-parts.ts';
import {
  type DiffPart,
  type Difference,
  differenceText,
  differenceOf,
  distanceText,
  isTextField,
  type LabelledLine,
  shortened,
  type TextDiff,
} from './difference.ts';
import { PlaceSketch } from './place-sketch.tsx';
import type { PresentField, PresentValues, ShownSide } from './present-values.ts';
import { AskProviderNames } from './provider-names.tsx';
import { useValueFormat, valueLines, type ValueFormat } from './value-lines.ts';
import { WeekBars } from './week-bars.tsx';

export interface FieldDifferenceProps {
  /** A field of a listing, `coordinates` for its pin, or `location_state`. */
  field: PresentField;
  /** The listing's values. */
  ours: PresentValues;
  /** The other values, such as those of an external change. */
  proposed: PresentValues;
  /** What customers see now; shown only where that is a third thing. */
  live?: PresentValues | undefined;
  /** Of the location, ISO 3166-1 alpha-2. */
  country: string;
  /** The location, whose attributes and kinds of hours are then named by the provider. */
  listingId?: number | undefined;
  /** One side alone, where each has a column of its own. @defaultValue both */
  show?: ShownSide | undefined;
  /** Words alone, without pictures and long stretches that stay. @defaultValue false */
  isBrief?: boolean | undefined;
}

/**
 * The difference between two values of a field: removed and added words, days of a week, entries of a list, the
 * distance between two pins. Screen readers read it as a sentence. Put a `Surface` around it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-FieldDifference
 * @example
 * ```tsx
 * <FieldDifference field={change.field} ours={change.ours} proposed={change.proposed} country="PL" />
 * ```
 */
export function FieldDifference(props: FieldDifferenceProps): JSX.Element {
  const { field, ours, proposed, live = {}, country, listingId } = props;
  return (
    <AskProviderNames field={field} values={[ours, proposed, live]} country={country} listingId={listingId}>
      <Named {...props} />
    </AskProviderNames>
  );
}

function Named({
  field,
  ours,
  proposed,
  live,
  country,
  show = 'both',
  isBrief = false,
}: FieldDifferenceProps) {
  const format = useValueFormat(country);
  const textDiff = useTextDiff(isTextField(field));
  const difference = useMemo(
    () => differenceOf(field, ours, proposed, format, textDiff),
    [field, ours, proposed, format, textDiff],
  );
  const textOf = (values: PresentValues) => valueLines(field, values, format).join(', ');
  const spoken = show === 'ours' ? textOf(ours) : differenceText(field, ours, proposed, format);
  const seen = live && show !== 'ours' ? textOf(live) : undefined;
  const isThird = seen !== undefined && seen !== textOf(ours) && seen !== textOf(proposed);
  const empty = format.t('listing_values.empty');
  return (
    <Said part="FieldDifference">
      <VisuallyHidden part="FieldDifference-spoken">{spoken || empty}</VisuallyHidden>
      <Stack as="span" aria-hidden>
        <DrawnDifference difference={difference} format={format} show={show} isBrief={isBrief} />
      </Stack>
      {isThird && (
        <Stack as="span" padding={[1, 0, 0]}>
          <Text size="s" tone="subtle">
            {format.t('listing_values.live', { value: seen || empty })}
          </Text>
        </Stack>
      )}
    </Said>
  );
}

let loadedTextDiff: TextDiff | undefined;

/** Returns the comparison within texts once its code has come; without it, texts stand whole. */
function useTextDiff(isNeeded: boolean): TextDiff | undefined {
  const [textDiff, setTextDiff] = useState(() => loadedTextDiff);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      loadedTextDiff = (await import('./word-diff.ts')).textDiff;
      setTextDiff(() => loadedTextDiff);
    };
    load().catch(() => undefined);
  }, [isNeeded]);
  return textDiff;
}

interface DrawnDifferenceProps {
  difference: Difference;
  format: ValueFormat;
  show: ShownSide;
  /** Without pictures and long stretches that stay. */
  isBrief: boolean;
}

/** A difference as it is looked at. */
function DrawnDifference({ difference, format, show, isBrief }: DrawnDifferenceProps): JSX.Element {
  if (difference.kind === 'text') {
    const { parts } = difference;
    return <TextDifference parts={isBrief ? shortened(parts) : parts} show={show} />;
  }
  if (difference.kind === 'entries') return <EntriesDifference {...difference} show={show} />;
  if (difference.kind === 'lines') return <LinesDifference lines={difference.lines} show={show} />;
  if (difference.kind === 'place')
    return <PlaceDifference difference={difference} format={format} show={show} isBrief={isBrief} />;
  const { before, after, days, lines } = difference;
  return (
    <Stack as="span" gap={3}>
      {!isBrief && <WeekBars hours={show === 'ours' ? before : after} changed={days} />}
      {show !== 'ours' && <LinesDifference lines={lines} show="both" />}
    </Stack>
  );
}

interface PlaceDifferenceProps extends Omit<DrawnDifferenceProps, 'difference'> {
  difference: Extract<Difference, { kind: 'place' }>;
}

function PlaceDifference({ difference, format, show, isBrief }: PlaceDifferenceProps) {
  const [old] = valueLines('coordinates', difference.before, format);
  const [next] = valueLines('coordinates', difference.after, format);
  if (show === 'ours') return <span>{old}</span>;
  return (
    <Row as="span" gap={3} wrap>
      {!isBrief && <PlaceSketch before={difference.before} after={difference.after} />}
      <Stack as="span" align="start" gap={1}>
        <Added>{distanceText(distanceMeters(difference.before, difference.after), format)}</Added>
        <Text tone="subtle">{next}</Text>
      </Stack>
    </Row>
  );
}

/** A text with the words that go and come. */
function TextDifference({ parts, show }: { parts: readonly DiffPart[]; show: ShownSide }) {
  const hidden = show === 'ours' ? 'added' : show === 'proposed' ? 'removed' : undefined;
  return (
    <Text wrap="lines" dir="auto">
      {parts.map(({ kind, text }, index) => {
        if (kind === hidden) return null;
        if (kind === 'removed') return <Removed key={index}>{text}</Removed>;
        return kind === 'added' ? <Added key={index}>{text}</Added> : <span key={index}>{text}</span>;
      })}
    </Text>
  );
}

interface EntriesDifferenceProps {
  removed: readonly string[];
  added: readonly string[];
  kept: number;
  show: ShownSide;
}

/** Whole values, or entries of a list: removed ones, then added ones, and the number of unchanged ones. */
function EntriesDifference({ removed, added, kept, show }: EntriesDifferenceProps): JSX.Element {
  const t = useTranslate();
  const isList = kept > 0 || removed.length > 1 || added.length > 1;
  const empty = <Text tone="subtle">{t('listing_values.empty')}</Text>;
  const stays = kept > 0 && <Text tone="subtle">{t('listing_values.kept', { count: kept })}</Text>;
  const goes = removed.map((line) => <Removed key={`-${line}`}>{line}</Removed>);
  const comes = added.map((line) => <Added key={`+${line}`}>{line}</Added>);
  if (show === 'ours')
    return (
      <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
        {goes}
        {goes.length === 0 && !stays && empty}
        {stays}
      </Row>
    );
  if (show === 'proposed')
    return (
      <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
        {comes}
        {comes.length === 0 && !stays && empty}
        {stays}
      </Row>
    );
  return (
    <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
      {goes}
      {goes.length === 0 && !isList && empty}
      {!isList && <Arrow>→</Arrow>}
      {comes}
      {comes.length === 0 && !isList && empty}
      {stays}
    </Row>
  );
}

/** Labelled values, such as days or attributes, before and after. */
function LinesDifference({ lines, show }: { lines: readonly LabelledLine[]; show: ShownSide }): JSX.Element {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1}>
      {lines.map(({ label, before, after }) => (
        <Row key={`${label}${before}${after}`} as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
          {label !== '' && <Text tone="muted">{label}:</Text>}
          {before !== '' && <Removed>{before}</Removed>}
          {before === '' && label !== '' && show === 'ours' && (
            <Text tone="subtle">{t('listing_values.empty')}</Text>
          )}
          {before !== '' && after !== '' && show !== 'ours' && <Arrow>→</Arrow>}
          {after !== '' && show !== 'ours' && <Added>{after}</Added>}
        </Row>
      ))}
    </Stack>
  );
}
