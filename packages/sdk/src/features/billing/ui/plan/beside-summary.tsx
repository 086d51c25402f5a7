import type { JSX, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { breakpoints, containerName } from '../../../../theme/breakpoints.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { PartName } from '../../../../theme/parts.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Grid, Inset, Stack } from '../../../../ui/layout/stack.tsx';

interface BesideSummaryProps {
  part: PartName;
  ref?: Ref<HTMLElement>;
  onSubmit: () => void;
  /** Stays in view beside the content, or follows it where there is no room for two columns. */
  summary: ReactNode;
  children: ReactNode;
}

/** A form with what it costs beside it. */
export function BesideSummary({ part, ref, onSubmit, summary, children }: BesideSummaryProps): JSX.Element {
  return (
    <Inset inlineSize="100%" isContainer>
      <Grid
        {...columns}
        as="form"
        part={part}
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={7} minInlineSize="0">
          {children}
        </Stack>
        <Aside>{summary}</Aside>
      </Grid>
    </Inset>
  );
}

/** The same while it loads. */
export function BesideSummarySkeleton(): JSX.Element {
  const t = useTranslate();
  return (
    <Inset inlineSize="100%" isContainer>
      <Grid {...columns}>
        <Stack gap={7} minInlineSize="0">
          <Skeleton label={t('common.loading')} blocks={2} lines={2} />
          <Grid fit="200px" gap={4} aria-hidden>
            {[1, 2, 3].map((card) => (
              <Inset key={card} padding={5} isFramed>
                <Skeleton label="" lines={8} />
              </Inset>
            ))}
          </Grid>
        </Stack>
        <Inset padding={[5, 6]} isFramed aria-hidden>
          <Skeleton label="" lines={5} />
        </Inset>
      </Grid>
    </Inset>
  );
}

const columns = {
  columns: 'minmax(0, 1fr) minmax(280px, 360px)',
  gap: 7,
  align: 'start',
  narrow: { columns: 'minmax(0, 1fr)' },
} as const;

const Aside = styled.div.withConfig(innerClass('Billing-aside'))`
  min-inline-size: 0;
  @container ${containerName} (min-width: ${breakpoints.narrow}px) {
    position: sticky;
    inset-block-start: 16px;
  }
`;
