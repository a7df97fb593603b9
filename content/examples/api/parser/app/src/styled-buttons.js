import { styled } from './styled.js';

export const used = styled('used-button');
export const other = styled('other-button');
