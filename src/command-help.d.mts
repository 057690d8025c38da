export const commandNames: readonly string[];
export const usageOf: (name: string) => string;
export const helpOf: (name: string) => string;
export const unknownOption: (name: string, args: readonly string[]) => string | undefined;
export const swallowedOption: (
  name: string,
  env: Readonly<Record<string, string | undefined>>,
) => string | undefined;
