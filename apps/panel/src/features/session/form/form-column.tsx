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
    <Form noValidate onSubmit={onSubmit}>
      {complaint && (
        <Banner tone="bad" role="alert">
          {complaint}
        </Banner>
      )}
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
