import { gridSpacing, type GridInterval, type GridSize } from '@pinfold/contract/features/rankings/rank';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import type { RankGrid } from '../ranking.ts';
import { useRankKeywords } from '../rank-keywords.ts';
import { useCreateRankGrid } from './edit-rank-grids.ts';

/** Around which location a grid is laid. */
export interface RankGridFormOptions {
  facilityId: number;
  /** The grid is laid, and its first scan on its way. */
  onCreated: (grid: RankGrid) => void;
}

/**
 * The form that lays a grid around a location: watched keywords are offered first, any other can be typed.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `keywordMessage`, `sizeMessage` or `refusal`.
 * @example
 * ```tsx
 * const { keyword, setKeyword, submit } = useRankGridForm({ facilityId: 7, onCreated: ({ id }) => show(id) });
 * return <input value={keyword} onChange={(event) => setKeyword(event.target.value)} onBlur={submit} />;
 * ```
 */
export function useRankGridForm({ facilityId, onCreated }: RankGridFormOptions): RankGridFormState {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const watched = useRankKeywords({ facility: facilityId });
  const create = useCreateRankGrid();
  const [typed, setTyped] = useState<string>();
  const [size, setSize] = useState<GridSize>(7);
  const [spacing, setSpacing] = useState<number>(gridSpacing.default);
  const [every, setEvery] = useState<GridInterval>('week');
  const [wasTried, setWasTried] = useState(false);
  const keyword = typed ?? watched.keywords[0]?.keyword ?? '';
  const isMissing = keyword.trim() === '';
  const doesExist = create.error?.code === 'rank_grid_exists';
  const refusal = messageFor(create.error);

  const changing =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      if (create.isError) create.reset();
      change(value);
    };

  return {
    watched: watched.keywords.map((one) => one.keyword),
    isPending: watched.isPending,
    keyword,
    setKeyword: changing(setTyped),
    keywordMessage: wasTried && isMissing ? t('rankings.grid.form.keyword_missing') : undefined,
    size,
    setSize: changing(setSize),
    spacing,
    setSpacing: changing(setSpacing),
    every,
    setEvery: changing(setEvery),
    width: (size - 1) * spacing,
    lookups: size * size,
    sizeMessage: doesExist ? refusal : undefined,
    refusal: doesExist ? undefined : refusal,
    submit: () => {
      setWasTried(true);
      if (isMissing || create.isPending) return;
      create.mutate(
        { facility: facilityId, keyword: keyword.trim(), size, spacing_m: spacing, every },
        { onSuccess: onCreated },
      );
    },
    isCreating: create.isPending,
  };
}

/** What `useRankGridForm` gives. */
export interface RankGridFormState {
  /** Keywords that are watched for this location. */
  watched: string[];
  isPending: boolean;
  keyword: string;
  setKeyword: (value: string | undefined) => void;
  keywordMessage: string | undefined;
  size: GridSize;
  setSize: (value: GridSize) => void;
  spacing: number;
  setSpacing: (value: number) => void;
  every: GridInterval;
  setEvery: (value: GridInterval) => void;
  /** Metres from one side of the grid to the other. */
  width: number;
  /** What a scan costs. */
  lookups: number;
  /** There is a grid like this already: said beside the size. */
  sizeMessage: string | undefined;
  /** Why it could not be laid, where no field is the reason. */
  refusal: string | undefined;
  submit: () => void;
  isCreating: boolean;
}
