// Defines <lazy-image> around a picture: fetches it once it comes within 250 px of what is seen; browsers' own way of waiting
// begins thousands of pixels before. Until then the picture shows its few blurred pixels. contract.md 9
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lazy-image': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
      };
    }
  }
}

/** contract.md 9: a picture is fetched when it comes this near to what is seen. It stands here, so that every page doesn't fetch all constants. */
export const LAZY_MARGIN_PX = 250;

export const defineLazyImage = (): void => {
  if (customElements.get('lazy-image')) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) fetchNow(target as HTMLImageElement);
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  );
  const fetchNow = (img: HTMLImageElement) => {
    watcher.unobserve(img);
    for (const waiting of img.closest('lazy-image')!.querySelectorAll<HTMLImageElement>('[data-srcset]'))
      waiting.srcset = waiting.dataset['srcset']!;
    img.src = img.dataset['src']!;
  };

  // On paper everything is seen at once.
  addEventListener('beforeprint', () => {
    for (const img of document.querySelectorAll<HTMLImageElement>('lazy-image [data-src]')) fetchNow(img);
  });

  /** Has no box of its own: what is watched is the image. */
  class LazyImage extends HTMLElement {
    private img: HTMLImageElement | null = null;

    connectedCallback() {
      this.img = this.querySelector<HTMLImageElement>('[data-src]');
      if (this.img) watcher.observe(this.img);
    }

    disconnectedCallback() {
      if (this.img) watcher.unobserve(this.img);
    }
  }
  customElements.define('lazy-image', LazyImage);
};
