/** What the product is called. */
export const PRODUCT = 'Adire';
