import type { JSX, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { breakpoints, containerName } from '../../../../theme/breakpoints.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { PartName } from '../../../../theme/parts.ts';
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
        as="form"
        part={part}
        ref={ref}
        noValidate
        columns="minmax(0, 1fr) minmax(280px, 360px)"
        gap={7}
        align="start"
        narrow={{ columns: 'minmax(0, 1fr)' }}
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

const Aside = styled.div.withConfig(innerClass('Billing-aside'))`
  min-inline-size: 0;
  @container ${containerName} (min-width: ${breakpoints.narrow}px) {
    position: sticky;
    inset-block-start: 16px;
  }
`;
