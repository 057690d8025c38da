// `-- --help` of any command says how it is called and does nothing; an option that it doesn't know stops it before it has begun.
import { helpOf, swallowedOption, unknownOption, usageOf } from '../src/command-help.mjs';
import { Stop } from './run.mjs';

const ASKING = ['--help', '-h'];

/** Says whether help was asked for, and has been shown. Throws a Stop. */
export const isHelped = (name, args) => {
  if (args.some((arg) => ASKING.includes(arg))) {
    console.log(helpOf(name));
    return true;
  }
  const unknown = unknownOption(name, args);
  if (unknown) throw new Stop(`„${unknown}“ kennt dieser Befehl nicht.\n${usageOf(name)}`);
  const swallowed = swallowedOption(name, process.env);
  if (swallowed)
    throw new Stop(
      `„${swallowed}“ hat npm für sich behalten: Vor die Optionen gehört „--“.\n${usageOf(name)}`,
    );
  return false;
};
