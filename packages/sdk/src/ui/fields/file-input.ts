import { styled, type StyledComponent } from 'styled-components';
import { visuallyHidden } from '../visually-hidden.ts';

/** The browser's own file field, which a `Button` beside it opens: it is read and takes drops, but is not seen. */
export const FileInput: StyledComponent<'input'> = styled.input.attrs({ type: 'file', tabIndex: -1 })`
  ${visuallyHidden}
`;
