// Asks the Nu Html Checker about whole folders of pages, in one Java that is started once.
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface NuMessage {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly extract: string;
}

/** The file comes from the package `vnu-jar`. */
const JAR = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

/** Lists all errors in all pages below the folder. */
export const askNu = async (folder: string): Promise<readonly NuMessage[]> => {
  const args = [
    '-jar',
    JAR,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--errors-only',
    '--skip-non-html',
  ];
  const child = spawn(process.env['JAVA_PATH'] ?? 'java', [...args, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The Nu checker ended with ${code}: ${output.slice(0, 1000)}`);
  return (JSON.parse(output) as NuAnswer).messages.map(({ url, lastLine, message, extract }) => ({
    file: new URL(url).pathname,
    line: lastLine ?? 0,
    message,
    extract: extract ?? '',
  }));
};

interface NuAnswer {
  readonly messages: readonly {
    readonly url: string;
    readonly lastLine?: number;
    readonly message: string;
    readonly extract?: string;
  }[];
}
