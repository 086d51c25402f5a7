import type { Language } from '@pinfold/contract/languages';
import { useState, type JSX } from 'react';
import { type LocatorPartProps, part } from './parts.ts';
import { grouped } from './messages/locator-messages.ts';

/** Number of filters that are shown before “more filters” is pressed. */
const first = 6;

/** Toggles for “open now” and each filter, with how many stores they leave. */
export function Filters({ state, messages }: LocatorPartProps): JSX.Element {
  const { locator, result, filters } = state;
  const [isOpen, setOpen] = useState(false);
  const all = locator?.filters ?? [];
  const shown = all
    .map(({ label }, filter) => ({ label, filter }))
    .filter(({ filter }) => isOpen || filter < first || filters.includes(filter));
  const hidden = all.length - shown.length;
  return (
    <div
      className={part('filters')}
      role="group"
      aria-label={messages.filters}
      data-open={isOpen || undefined}
    >
      <Filter
        label={messages.openNow}
        count={result.openCount}
        language={messages.language}
        isOn={state.isOpenNow}
        onToggle={() => state.setOpenNow(!state.isOpenNow)}
      />
      {shown.map(({ label, filter }) => (
        <Filter
          key={filter}
          label={label}
          count={result.filterCounts[filter] ?? 0}
          language={messages.language}
          isOn={filters.includes(filter)}
          onToggle={() => state.toggleFilter(filter)}
        />
      ))}
      {all.length > first && (isOpen || hidden > 0) && (
        <button
          type="button"
          className={part('filter')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.fewerFilters : messages.moreFilters(hidden)}
        </button>
      )}
    </div>
  );
}

interface FilterProps {
  label: string;
  count: number;
  language: Language;
  isOn: boolean;
  onToggle(): void;
}

function Filter({ label, count, language, isOn, onToggle }: FilterProps) {
  return (
    <button
      type="button"
      className={part('filter')}
      aria-pressed={isOn}
      data-empty={count === 0 || undefined}
      onClick={onToggle}
    >
      {`${label} `}
      <span className={part('count')}>{grouped(count, language)}</span>
    </button>
  );
}
