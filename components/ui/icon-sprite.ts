/** Written by scripts/icons.ts. */
export const iconSprite = '/icons.ab79ab.svg';
