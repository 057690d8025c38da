// `npm run crash` does kill -9 under write load, again and again. Fails when anything acknowledged is lost, doubled or
// miscounted, or when the portal is typically (median) away for more than three seconds.
import { crash } from './kill-rounds.ts';
import type { Kill, Victim } from './kill-rounds.ts';

const ROUNDS = 6;
const EACH_ROUND: readonly Victim[] = ['server', 'worker', 'everything', 'database'];
const CLIENTS = 12;
const MAX_MEDIAN_MS = 3000;

const NAMES: Readonly<Record<Victim, string>> = {
  server: 'Server',
  worker: 'Worker',
  database: 'Datenbank',
  everything: 'alles zugleich',
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const summary = (name: string, times: readonly number[]) =>
  `${name.padEnd(16)}${String(times.length).padStart(3)} ×   Median ${seconds(median(times))}   längstens ${seconds(Math.max(...times))}`;

const sayKill = ({ victim, backAfterMs }: Kill) =>
  console.log(`kill -9 ${NAMES[victim].padEnd(16)} wieder da nach ${seconds(backAfterMs)}`);

const main = async () => {
  const victims = Array.from({ length: ROUNDS }, () => EACH_ROUND).flat();
  console.log(`${victims.length} Abstürze, während ${CLIENTS} Leute kommentieren …`);
  const report = await crash({ victims, clients: CLIENTS, calmMs: [200, 1500], onKill: sayKill });
  console.log();
  for (const victim of EACH_ROUND)
    console.log(
      summary(
        NAMES[victim],
        report.kills.filter((kill) => kill.victim === victim).map((kill) => kill.backAfterMs),
      ),
    );
  const times = report.kills.map((kill) => kill.backAfterMs);
  console.log(summary('zusammen', times));
  console.log(`${report.acknowledged} Kommentare bestätigt, ${report.repeated} Mal nachgefragt.`);
  console.log(`${report.readings} Aufrufe angenommen.`);
  const isTooSlow = median(times) > MAX_MEDIAN_MS;
  if (isTooSlow) console.error(`Zu langsam wieder da: Median über ${seconds(MAX_MEDIAN_MS)}.`);
  for (const sentence of report.wrong.slice(0, 50)) console.error(`Falsch: ${sentence}`);
  if (report.wrong.length === 0) console.log('Nichts verloren, nichts doppelt, alles richtig gezählt.');
  process.exitCode = report.wrong.length > 0 || isTooSlow ? 1 : 0;
};

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
await main();
