// The package brings no types.
declare module 'snowball-stemmers' {
  export interface Stemmer {
    readonly stem: (word: string) => string;
  }
  const stemmers: { readonly newStemmer: (language: 'german') => Stemmer };
  export default stemmers;
}
