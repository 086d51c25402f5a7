import type { TestClientOptions, TestServer } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { Surface } from '../../../../../ui/surface.tsx';
import { type RankSearch, useRankSearch } from '../../../rank-search.ts';
import { useRankChart } from '../../../use-rank-chart.ts';
import { RankFigures } from '../../figures/rank-figures.tsx';
import { PeriodPicker } from '../../../../../patterns/period-picker.tsx';
import { RankKeywordPicker } from '../../pickers/rank-keyword-picker.tsx';
import { RankLocationPicker } from '../../pickers/rank-location-picker.tsx';
import { RankChart } from '../rank-chart.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleChartProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Prepares the API's company for the story, before the first request. */
  prepare?: ((server: TestServer) => void) | undefined;
  /** Pixels; a phone is 390. @default 900 */
  width?: number | undefined;
  /** What the page begins with. */
  search?: RankSearch | undefined;
  locale: string;
  colorScheme: ColorScheme;
}

/** A host's page about the positions of one location, over an API in memory. */
export function ExampleChart({ api, prepare, width = 900, search, locale, colorScheme }: ExampleChartProps) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={prepare}
      locale={locale}
      colorScheme={colorScheme}
    >
      <Surface>
        <Page search={search} />
      </Surface>
    </HostPage>
  );
}

function Page({ search: first }: { search: RankSearch | undefined }) {
  const { search, setSearch, changeSearch } = useRankSearch({ defaultSearch: { facility: 1, ...first } });
  const chart = useRankChart({ search });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <RankLocationPicker value={search.facility} onChange={(facility) => changeSearch({ facility })} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <RankKeywordPicker
          facility={search.facility}
          value={chart.keywords}
          onChange={(keywords) => changeSearch({ keywords })}
        />
        <PeriodPicker
          value={search}
          onChange={changeSearch}
          compare={search.compare ?? 'none'}
          onCompareChange={(compare) => changeSearch({ compare })}
          today={chart.today}
        />
      </div>
      <RankChart search={search} onSearchChange={setSearch} keywordsHref="#keywords" />
      <RankFigures search={search} />
    </div>
  );
}
