// Pages tell search engines this in the words of schema.org, as far as all pages tell it alike.

interface Step {
  readonly name: string;
  /** A path of ours. */
  readonly href: string;
}

/** Returns the way from the top down to a page, itself included. */
export const breadcrumbList = (publicUrl: string, way: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: publicUrl + href,
  })),
});
