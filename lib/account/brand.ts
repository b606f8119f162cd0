/** The product's own colour, as app/tokens.css has it. */
export const defaultBrand = '#0f766e';
