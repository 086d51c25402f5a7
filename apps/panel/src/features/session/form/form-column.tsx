import { Banner } from '@pinfold/sdk/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

export interface FormColumnProps {
  onSubmit: (event: FormEvent) => void;
  /** What is wrong with the form as a whole. */
  complaint: string | undefined;
  children: ReactNode;
}

/** Fields below each other, with what went wrong above them. */
export function FormColumn({ onSubmit, complaint, children }: FormColumnProps) {
  return (
    <Column as="form" noValidate onSubmit={onSubmit}>
      {complaint && (
        <Banner tone="bad" role="alert">
          {complaint}
        </Banner>
      )}
      {children}
    </Column>
  );
}

/** Below each other; not the SDK's `Stack`, whose kin the log-in page would have to load with it. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
