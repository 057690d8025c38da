// Marks where a gallery begins and ends in HTML that knows no galleries: by a picture that nobody sees.

export const GALLERY_EDGE = 'https://gallery.invalid/';

/** Also where it begins and where it ends is said by itself. */
export const EDGE = `<img src="${GALLERY_EDGE}" alt="">`;

/** Returns HTML of nothing but pictures, kept apart from those before and behind it; '' of one without any. */
export const asGallery = (html: string): string =>
  html.includes('<img') ? `<div>${EDGE}${html}${EDGE}</div>` : '';
