import { styled, type StyledComponent } from 'styled-components';
import { visuallyHidden } from '../visually-hidden.ts';

/** A visually hidden file input, which a `Button` opens; it is accessible and accepts drops. */
export const FileInput: StyledComponent<'input'> = styled.input.attrs({ type: 'file', tabIndex: -1 })`
  ${visuallyHidden}
`;
