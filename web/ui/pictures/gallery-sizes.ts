/** The displayed width of the gallery on a gig's page, as in `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1280px) 912px, (min-width: 1024px) calc(100vw - 24rem), 100vw';
