// Runs in each process of the warm pool: before its tests begin it forgets the modules that are read otherwise now, and all that
// import them, however indirectly. All others stay as they are, which is nearly the whole house.
import type { EvaluatedModuleNode, EvaluatedModules, ModuleRunner } from 'vite/module-runner';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

// Tests may replace these.
const post = process.send!.bind(process);
const on = process.on.bind(process);
const off = process.off.bind(process);
const exit = process.exit.bind(process);
on('disconnect', () => exit());

let modules: EvaluatedModules | undefined;

const forget = (files: readonly string[]): void => {
  if (!modules) return;
  const reached = new Set(files.flatMap((file) => [...(modules!.fileToModulesMap.get(file) ?? [])]));
  for (const node of reached) {
    for (const importer of node.importers) {
      const module = modules.getModuleById(importer);
      if (module) reached.add(module);
    }
    evaluateAgain(node);
  }
  // Only what is read otherwise is fetched again.
  for (const file of files)
    for (const node of modules.fileToModulesMap.get(file) ?? []) modules.invalidateModule(node);
};

const evaluateAgain = (node: EvaluatedModuleNode): void => {
  node.evaluated = false;
  node.promise = undefined;
  node.exports = undefined;
  node.imports.clear();
};

interface Asking {
  getModuleInformation: (
    url: string,
    importer: string | undefined,
    known: EvaluatedModuleNode | undefined,
  ) => Promise<EvaluatedModuleNode>;
}

/**
 * Lets the main process be asked for a module once, and not by each import whether it has changed: whatever has is forgotten
 * above.
 */
const askOnce = (runner: Asking): void => {
  if (Object.hasOwn(runner, 'getModuleInformation')) return;
  const ask = runner.getModuleInformation.bind(runner);
  runner.getModuleInformation = async (url, importer, known) =>
    known?.meta ? known : ask(url, importer, known);
};

init({
  post: (message) => post(message),
  on: (heard) => on('message', heard),
  off: (heard) => off('message', heard),
  onModuleRunner: (runner: ModuleRunner) => {
    modules = runner.evaluatedModules;
    askOnce(runner as unknown as Asking);
  },
  setup: setupEnvironment,
  runTests: (state, traces) => {
    forget(state.ctx.invalidates ?? []);
    return runBaseTests('run', state, traces);
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});
