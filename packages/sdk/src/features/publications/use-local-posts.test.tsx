import { act, renderHook, waitFor } from '@testing-library/react';
