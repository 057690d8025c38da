// Hashes passwords with argon2id and OWASP's parameters, which are also the library's own (19 MiB, two passes, one lane). The
// library is read with the first of them.

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** The hash of „litfass-attrappe“, which opens nothing; it is made with the same parameters. */
const DUMMY_HASH = `${PREFIX}0uVi+51HV7FkyNMksEJTLA$ay8CKqX6jKxXOr2zQzO5N783OqEayfUKzSAfspbtS8A`;

/** Takes about 10 ms and 19 MiB, off the event loop; four run at a time. */
export const hashPassword = async (password: string): Promise<string> => {
  const { hash } = await import('@node-rs/argon2');
  return hash(password.normalize('NFC'), COST);
};

/** Without a hash, because nobody has that name or a password, it is false and takes the same time. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const { verify } = await import('@node-rs/argon2');
  const isRight = await verify(passwordHash || DUMMY_HASH, password.normalize('NFC'));
  return isRight && Boolean(passwordHash);
};

/** Says whether the hash was made with other parameters than today's. */
export const needsRehash = (passwordHash: string): boolean => !passwordHash.startsWith(PREFIX);
