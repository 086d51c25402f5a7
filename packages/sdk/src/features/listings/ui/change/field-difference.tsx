'use client';
import { useMemo, type JSX } from 'react';
import { AskProviderNames } from './ask-provider-names.tsx';
import { differenceOf } from './difference-of.ts';
import { Said } from './difference-parts.ts';
import { differenceInWords } from './difference-words.ts';
import { DrawnDifference } from './drawn-difference.tsx';
import type { SaidField, SaidValues } from './said-values.ts';
import type { ShownSide } from './shown-side.ts';
import { valueLines } from './value-lines.ts';
import { useValueWords } from './value-words.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';

export interface FieldDifferenceProps {
  /** A field of a listing, `coordinates` for its pin, or `location_state`. */
  field: SaidField;
  /** What the listing says. */
  ours: SaidValues;
  /** What it is to say, such as what others propose. */
  proposed: SaidValues;
  /** What customers see now; shown only where that is a third thing. */
  live?: SaidValues | undefined;
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
 * What another value would change of a field: words that go and come, days of a week, entries of a list, the distance
 * between two pins. Screen readers hear it as a sentence. Put a `Surface` around it.
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
  const words = useValueWords(country);
  const difference = useMemo(
    () => differenceOf(field, ours, proposed, words),
    [field, ours, proposed, words],
  );
  const textOf = (values: SaidValues) => valueLines(field, values, words).join(', ');
  const spoken = show === 'ours' ? textOf(ours) : differenceInWords(field, ours, proposed, words);
  const seen = live && show !== 'ours' ? textOf(live) : undefined;
  const isThird = seen !== undefined && seen !== textOf(ours) && seen !== textOf(proposed);
  const empty = words.t('listing_values.empty');
  return (
    <Said part="FieldDifference">
      <VisuallyHidden part="FieldDifference-spoken">{spoken || empty}</VisuallyHidden>
      <Stack as="span" aria-hidden>
        <DrawnDifference difference={difference} words={words} show={show} isBrief={isBrief} />
      </Stack>
      {isThird && (
        <Stack as="span" padding={[1, 0, 0]}>
          <Text size="s" tone="subtle">
            {words.t('listing_values.live', { value: seen || empty })}
          </Text>
        </Stack>
      )}
    </Said>
  );
}
