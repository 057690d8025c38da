// This file holds the types that the package doesn't bring along.
declare module 'snowball-stemmers' {
  export interface Stemmer {
    readonly stem: (word: string) => string;
  }
  const stemmers: { readonly newStemmer: (language: 'german') => Stemmer };
  export default stemmers;
}
