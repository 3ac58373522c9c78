/** How wide the gallery of a gig's page shows its picture, as of `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1280px) 912px, (min-width: 1024px) calc(100vw - 24rem), 100vw';
