// Tests the commands for a new bundle and a new kind: on paper with the house as it stands, and for real on a copy of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastFolder } from '#kernel/testing/fast-folder.ts';
import { checkHouse } from './check-house.ts';
import { readNames, renamed } from './new-bundle/names.ts';
import { planBundle } from './new-bundle.ts';
import { planKind } from './new-kind.ts';

const SCRIPTS = import.meta.dirname;
const ROOT = path.dirname(SCRIPTS);
const sourcesIn = (folder: string) =>
  new Map(
    globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => [
      file,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
const house = sourcesIn(ROOT);
const tool = (name: string) => path.join('node_modules', '.bin', name);
const linesOf = (text = '') => text.split('\n').map((line) => line.trim());
const plan = (...words: string[]) => planBundle(readNames(words), house);

describe('the names of a new bundle', () => {
  it.each([
    [['signboards'], 'signboard'],
    [['lost-properties'], 'lost-property'],
    [['media', 'image'], 'image'],
    [['orders'], 'order'],
  ])('%j stand for one %s each', (words, singular) =>
    expect(readNames(words)).toEqual({ plural: words[0], singular }),
  );

  it('are spelled as the example spells its own', () => {
    const from = { plural: 'pinned-notes', singular: 'pinned-note' };
    const to = { plural: 'open-issues', singular: 'open-issue' };
    const example =
      'pinnedNotes PinnedNotesPage pinned_notes pinned-notes/ Pinned notes, aPinnedNote a pinned note';
    const wanted =
      'openIssues OpenIssuesPage open_issues open-issues/ Open issues, anOpenIssue an open issue';
    expect(renamed(example, from, to)).toBe(wanted);
  });

  it.each([
    ['no name', [], 'Say what the bundle is called'],
    ['a capital letter', ['Signboards'], 'is no name'],
    ['an umlaut', ['aushänge'], 'is no name'],
    ['a digit first', ['2nds'], 'is no name'],
    ['an underscore', ['lost_items'], 'is no name'],
    ['a hyphen at the end', ['signboards-'], 'is no name'],
    ['a way out of the folder', ['../signboards'], 'is no name'],
    ['a line break', ['signboards\n'], 'is no name'],
    ['a word of TypeScript', ['class', 'pupil'], 'is a word of TypeScript'],
    ['a word of TypeScript for one of them', ['news'], 'is a word of TypeScript'],
    ['a word of SQL', ['user', 'person'], 'is a word of SQL'],
    ['a name that tells nothing of one of them', ['media'], 'Say what one of them is called'],
    ['one name for both', ['media', 'media'], 'needs a name of its own'],
    ['a third word', ['media', 'image', 'video'], 'Say what one of them is called'],
  ])('are refused: %s', (_, words, reason) => expect(() => plan(...words)).toThrow(reason));

  it.each([
    [[], 'npm run new-kind -- signboards'],
    [['media'], 'npm run new-kind -- media one-of-them'],
  ])('are asked for by the command that was called: %j', (words, way) =>
    expect(() => readNames(words, 'new-kind')).toThrow(way),
  );

  it.each([
    ['a bundle that is there', ['comments'], 'src/bundles/comments is there already'],
    ['the table of another', ['tags'], 'src/bundles/topics/schema.ts has a table called tags already'],
    ['a name that the law forbids', ['utils'], "'utils' says nothing"],
    ['a word that the files need themselves', ['texts'], 'would have two texts'],
    ['the name of the list', ['bundles'], 'would have two bundles'],
  ])('are refused: %s', (_, words, reason) => expect(() => plan(...words)).toThrow(reason));
});

describe('the name of a new kind', () => {
  it.each([
    ['a kind that is there', ['articles-again', 'article'], 'declares a kind called article already'],
    ['a kind that isn’t written', ['remarks', 'comment'], 'declares a kind called comment already'],
    ['a tag of texts', ['galleries', 'gallery'], '[gallery] is a tag of BBCode already'],
    ['a digit', ['top10s', 'top10'], 'is no name for a kind'],
  ])('is refused: %s', (_, words, reason) => expect(() => planKind(readNames(words), house)).toThrow(reason));
});

describe('the list of bundles', () => {
  it('gets the new one before the front page, and its import in the order of the alphabet', () => {
    const lines = linesOf(plan('signboards').get('src/bundles.ts'));
    expect(lines[lines.indexOf('signboards,') + 1]).toBe('front,');
    const imports = lines.filter((line) => line.includes("'#bundles/"));
    expect(imports).toContain("import { signboards } from '#bundles/signboards/bundle.ts';");
    expect(imports).toEqual(imports.toSorted());
  });

  it('gets a name that is the last in the alphabet too', () => {
    const imports = linesOf(plan('zebras').get('src/bundles.ts')).filter((line) =>
      line.startsWith('import '),
    );
    expect(imports.at(-1)).toBe("import { zebras } from '#bundles/zebras/bundle.ts';");
  });
});

/** What Vitest's reporter says in JSON. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Returns what the compiler says of some files of a project: it reads all of them and looks through these, which takes a sixth
 * of what looking through the whole house takes. The pinned compiler's interface is new and may change with it.
 */
const wrongTypesIn = (folder: string, files: readonly string[]): string[] => {
  const compiler = new API({ cwd: folder });
  try {
    const [project] = compiler
      .updateSnapshot({ openProjects: [path.join(folder, 'tsconfig.json')] })
      .getProjects();
    if (!project) return ['There is no project.'];
    const { program, rootFiles } = project;
    return files.flatMap((name) => {
      const file = path.join(folder, name);
      if (!rootFiles.includes(file)) return [`${name} is no part of the project.`];
      const wrong = [
        program.getSyntacticDiagnostics(file),
        program.getBindDiagnostics(file),
        program.getSemanticDiagnostics(file),
      ];
      return wrong.flat().map(({ text }) => `${name}: ${text}`);
    });
  } finally {
    compiler.close();
  }
};

const isNew = (text: string) => /src\/bundles(\.ts|\/(signboards|lost-items|harvest-recipes)\/)/.test(text);

const copy = await fastFolder('litfass-new-bundle-');

/** Tests of the whole house that a new kind has to pass as it is; of the others none is copied. */
const OF_THE_HOUSE = ['src/kinds.test.ts', 'src/role-table/role-table.test.ts', 'src/canary/canary.test.ts'];

const COPIED = [
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  'drizzle.config.ts',
  'vitest.config.ts',
  'scripts/long-tests.ts',
  'vitest.page.ts',
  'migrations',
  'src',
];

describe('npm run new-bundle and npm run new-kind, on a copy of the project', () => {
  afterAll(() => rmSync(copy, { recursive: true }));
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => {
        const name = path.relative(ROOT, file);
        return OF_THE_HOUSE.includes(name) || !/\.test\.|\.woff2$|node_modules/.test(name);
      },
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));

  const made = ['signboards', 'lost-items', 'harvest-recipes'].map((name) => `src/bundles/${name}`);
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  const newBundle = (...words: string[]) => run(path.join(SCRIPTS, 'new-bundle.ts'), ...words);
  const newKind = (...words: string[]) => run(path.join(SCRIPTS, 'new-kind.ts'), ...words);
  /** Returns what a tool says of the new bundles and of the list; the rest of the house has tests of its own. */
  const complaintsOf = (script: string, ...args: string[]) => {
    const { stdout, stderr } = run(script, ...args);
    return `${stdout}${stderr}`.split('\n').filter(isNew);
  };

  it('says what to do next', { timeout: 240_000 }, () => {
    const { stdout, status } = newBundle('signboards');
    expect(status).toBe(0);
    expect(stdout).toContain('npm run migration -- signboards');
    expect(newBundle('lost-items').status).toBe(0);
    const kind = newKind('harvest-recipes');
    expect([kind.status, kind.stderr]).toEqual([0, '']);
    expect(kind.stdout).toContain('src/bundles/harvest-recipes is there, with a migration');
  });

  it('leaves no word of the example', () => {
    const files = globSync('src/bundles/{signboards,lost-items,harvest-recipes}/**/*.*', { cwd: copy });
    expect(files).toContain(path.normalize('src/bundles/lost-items/ui/LostItemsPage.tsx'));
    expect(files).toContain(
      path.normalize('src/bundles/harvest-recipes/ui/HarvestRecipeComposer.island.tsx'),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      expect(file).not.toMatch(/pinned|field|template/i);
      expect(readFileSync(path.join(copy, file), 'utf8')).not.toMatch(/pinned|field.?report/i);
    }
  });

  it('makes what keeps the law', () => expect(checkHouse(sourcesIn(copy), undefined, isNew)).toEqual([]));

  it('makes what the type checker accepts', { timeout: 240_000 }, () => {
    const files = [...globSync(`{${made.join()}}/**/*.{ts,tsx}`, { cwd: copy }), 'src/bundles.ts'];
    expect(files.length).toBeGreaterThan(50);
    expect(wrongTypesIn(copy, files)).toEqual([]);
  });

  it('makes what linter and formatter leave as it is', () => {
    expect(complaintsOf(tool('oxlint'), ...made, 'src/bundles.ts')).toEqual([]);
    execFileSync(process.execPath, [tool('biome'), 'format', ...made, 'src/bundles.ts'], {
      cwd: copy,
      stdio: 'pipe',
    });
  });

  describe('a new kind, without another edit', () => {
    /** Its own tests, and those of the whole house about it: a row for each of its two calls, a visitor who comes across nothing. */
    const about =
      'a harvest recipe|the kinds of content|harvestrecipe|are all asked|tell the visitor nothing';
    const ofTheKind = 'src/bundles/harvest-recipes/routes.test.ts';
    let passed: ReadonlyMap<string, number>;
    let failures: readonly string[];

    // All of it is done in one go, since reading the whole portal takes longer than these tests.
    beforeAll(() => {
      run(
        tool('vitest'),
        'run',
        '--reporter=json',
        '--outputFile=report.json',
        ofTheKind,
        ...OF_THE_HOUSE,
        '--maxWorkers=1',
        '--project=server',
        // The copy is read once: what is transformed of it is needed by nobody else.
        '--fsModuleCache=false',
        '--testNamePattern',
        about,
      );
      const { testResults } = JSON.parse(
        readFileSync(path.join(copy, 'report.json'), 'utf8'),
      ) as VitestReport;
      passed = new Map(
        testResults.map(({ name, assertionResults }) => [
          path.relative(realpathSync(copy), name),
          assertionResults.filter(({ status }) => status === 'passed').length,
        ]),
      );
      failures = testResults
        .flatMap(({ message, assertionResults }) => [
          message,
          ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
        ])
        .filter(Boolean);
    }, 900_000);

    it('is read, written, liked, followed, embedded and listed', () =>
      expect([failures, passed.get(ofTheKind)]).toEqual([[], 6]));

    it('has its calls in the table of roles and its secrets in the canary', () => {
      const counts = OF_THE_HOUSE.map((file) => passed.get(file) ?? 0);
      expect([failures, counts.reduce((all, count) => all + count, 0)]).toEqual([[], 10]);
    });
  });

  it('refuses with one sentence and changes nothing', () => {
    const { stderr, status } = newBundle('signboards');
    expect([stderr, status]).toEqual(['src/bundles/signboards is there already.\n', 1]);
  });
});
